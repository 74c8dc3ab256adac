/** The few icons of the frame, from antd-mobile's set; all are decoration beside a name. */
export {
  AppstoreOutline as OptionsIcon,
  CalendarOutline as CalendarIcon,
  DownOutline as DownIcon,
  ExclamationCircleOutline as NoticeIcon,
  FileOutline as DocumentIcon,
  LeftOutline as BackIcon,
  MailOutline as MailIcon,
  MessageOutline as ChatIcon,
  PhonebookOutline as PhoneIcon,
  RightOutline as ForwardIcon,
  UpOutline as UpIcon,
} from 'antd-mobile-icons';
