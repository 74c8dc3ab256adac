/** The few icons of the frame, from antd-mobile's set; all are decoration beside a name. */
export {
  AppstoreOutline as OptionsIcon,
  CalendarOutline as CalendarIcon,
  CameraOutline as CameraIcon,
  CheckOutline as CheckIcon,
  CloseOutline as CloseIcon,
  DownOutline as DownIcon,
  ExclamationCircleOutline as NoticeIcon,
  FileOutline as DocumentIcon,
  LeftOutline as BackIcon,
  MailOutline as MailIcon,
  MessageOutline as ChatIcon,
  PhonebookOutline as PhoneIcon,
  PictureWrongOutline as BrokenPictureIcon,
  RightOutline as ForwardIcon,
  SearchOutline as SearchIcon,
  UpOutline as UpIcon,
} from 'antd-mobile-icons';
