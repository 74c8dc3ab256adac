/** Icons on a 24 × 24 grid. They are decorative; a text or label beside them has the meaning. */
import type { CSSProperties, SVGProps } from 'react';

/** @param strokes the path's data. @param style differs from that of other icons (`.icon` in theme/base.css). */
/* @__NO_SIDE_EFFECTS__ */
function icon(strokes: string, style?: CSSProperties) {
  return ({ className, ...props }: SVGProps<SVGSVGElement>) => (
    <svg
      viewBox="0 0 24 24"
      // As attributes, because Chromium has no `:where` before version 88.
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      className={className === undefined ? 'icon' : `icon ${className}`}
      style={style}
      aria-hidden="true"
      {...props}
    >
      <path d={strokes} />
    </svg>
  );
}

export const BackIcon = icon('M15 4 7 12l8 8');
export const ForwardIcon = icon('m9 5 7 7-7 7');
export const UpIcon = icon('m5 15 7-7 7 7');
export const DownIcon = icon('m5 9 7 7 7-7');
export const CheckIcon = icon('m4 12.5 5.5 5.5L20 7');
export const AddIcon = icon('M12 5v14M5 12h14');
export const CloseIcon = icon('M5 5l14 14M19 5 5 19');
export const PauseIcon = icon('M8.5 5.5v13M15.5 5.5v13', { strokeWidth: '3' });
export const PlayIcon = icon('M8 5.5v13l10.5-6.5Z', { fill: 'currentColor' });
export const ReloadIcon = icon('M20 4v6h-6M19.4 10A8 8 0 1 0 20 14');
export const SearchIcon = icon('M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5');
export const BarcodeIcon = icon(
  'M2 5h2v14H2zM6 5h1v14H6zM8 5h3v14H8zM13 5h1v14h-1zM15 5h2v14h-2zM18 5h1v14h-1zM20 5h2v14h-2z',
  {
    fill: 'currentColor',
    stroke: 'none',
  },
);
export const CalendarIcon = icon('M4 6.5h16v13H4zM4 10.5h16M8 3.5v5M16 3.5v5');
export const ExtendIcon = icon('M4 6.5h16v13H4zM4 10.5h16M8 3.5v5M16 3.5v5M8.5 15h7M13 12.5l2.5 2.5-2.5 2.5');
export const DownloadIcon = icon('M12 3.5v11M7.5 10.5l4.5 4.5 4.5-4.5M4 19.5h16');
export const ShareIcon = icon('M12 15V3.5M8 7l4-3.5L16 7M7.5 10.5H5v10h14v-10h-2.5');
export const PrintIcon = icon('M7 8.5v-5h10v5M7 17H4V8.5h16V17h-3M7 14h10v6.5H7z');
export const DocumentIcon = icon('M6 3h8.5L19 7.5V21H6zM14 3v5h5M9 12.5h7M9 16.5h7');
export const ReceiptIcon = icon('M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM9.5 8.5h5M9.5 12.5h5');
export const OptionsIcon = icon('M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z');
export const NoticeIcon = icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5v6M12 16.5v.2');
export const CameraIcon = icon('M3 7.5h4.5L9 5h6l1.5 2.5H21V19H3zM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z');
export const MailIcon = icon('M3 5.5h18v13H3zM3.5 6.5 12 13l8.5-6.5');
export const ListIcon = icon('M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1');
export const FlagIcon = icon('M5.5 21V4.5h13l-3 4 3 4h-13');
export const ServiceIcon = icon(
  'M4.5 13v-2a7.5 7.5 0 0 1 15 0v2M18.5 18.5c0 2-2 2.8-4.5 2.8M3.5 12.5H7v6H5A1.5 1.5 0 0 1 3.5 17zM17 12.5h3.5V17a1.5 1.5 0 0 1-1.5 1.5h-2z',
);
export const ChatIcon = icon('M4 4.5h16v12h-8l-5 4v-4H4zM8.5 10.5h.1M12 10.5h.1M15.5 10.5h.1');
export const WhatsAppIcon = icon(
  'M4 20l1.3-4.2a8.3 8.3 0 1 1 3 2.9zM9.2 8.4c-.2 3.6 2.8 6.6 6.4 6.4l.4-1.9-2-1-1 .9a4 4 0 0 1-2-2l.9-1-1-2z',
);
export const PhoneIcon = icon(
  'M5 3.5h4l1.5 5-2.3 1.6a13 13 0 0 0 5.7 5.7l1.6-2.3 5 1.5v4c0 .8-.7 1.5-1.5 1.5A15.5 15.5 0 0 1 3.5 5c0-.8.7-1.5 1.5-1.5Z',
);
export const CoinIcon = icon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm2.5 6.3c-.4-1.1-1.4-1.6-2.5-1.6-3.3 0-3.3 3.6 0 4.3s3.3 4.3 0 4.3c-1.1 0-2.1-.5-2.5-1.6M12 6v1.7M12 16.3V18',
);
export const DeviceIcon = icon('M7 3h10v18H7zM11 17.5h2');
export const BrokenPictureIcon = icon('M3 4.5h18v15H3zM3.5 16l5-5 4 4 3-3 5 4.5M4 3l16.5 18.5');
