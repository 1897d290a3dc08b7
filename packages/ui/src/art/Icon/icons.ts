import Archive from 'lucide-react/icons/archive'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Bookmark from 'lucide-react/icons/bookmark'
import BookOpen from 'lucide-react/icons/book-open'
import Calendar from 'lucide-react/icons/calendar'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Copy from 'lucide-react/icons/copy'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import FilePen from 'lucide-react/icons/file-pen'
import Globe from 'lucide-react/icons/globe'
import GripVertical from 'lucide-react/icons/grip-vertical'
import ImageOff from 'lucide-react/icons/image-off'
import Info from 'lucide-react/icons/info'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Link from 'lucide-react/icons/link'
import Loader from 'lucide-react/icons/loader'
import Lock from 'lucide-react/icons/lock'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Menu from 'lucide-react/icons/menu'
import MessageCircle from 'lucide-react/icons/message-circle'
import Minus from 'lucide-react/icons/minus'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Pencil from 'lucide-react/icons/pencil'
import Phone from 'lucide-react/icons/phone'
import Plus from 'lucide-react/icons/plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Scale from 'lucide-react/icons/scale'
import Search from 'lucide-react/icons/search'
import Share2 from 'lucide-react/icons/share-2'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Sun from 'lucide-react/icons/sun'
import Trash2 from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import User from 'lucide-react/icons/user'
import WifiOff from 'lucide-react/icons/wifi-off'
import X from 'lucide-react/icons/x'
import { directedIcon, icon } from './icon.tsx'

// One component an icon, marked pure: a bundle holds the drawings that it uses.
export const AlertIcon = /* @__PURE__ */ icon(CircleAlert)
export const ApplicationIcon = /* @__PURE__ */ icon(FilePen)
export const ArchiveIcon = /* @__PURE__ */ icon(Archive)
export const BackIcon = /* @__PURE__ */ directedIcon(ArrowLeft)
export const BookmarkIcon = /* @__PURE__ */ icon(Bookmark)
export const BusyIcon = /* @__PURE__ */ icon(Loader)
export const CalendarIcon = /* @__PURE__ */ icon(Calendar)
export const CheckIcon = /* @__PURE__ */ icon(Check)
export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown)
export const ChevronUpIcon = /* @__PURE__ */ icon(ChevronUp)
export const ClockIcon = /* @__PURE__ */ icon(Clock)
export const CloseIcon = /* @__PURE__ */ icon(X)
export const CompareIcon = /* @__PURE__ */ icon(Scale)
export const CopyIcon = /* @__PURE__ */ icon(Copy)
export const DashboardIcon = /* @__PURE__ */ icon(LayoutDashboard)
export const DirectionsIcon = /* @__PURE__ */ icon(MapPin)
export const DragIcon = /* @__PURE__ */ icon(GripVertical)
export const EditIcon = /* @__PURE__ */ icon(Pencil)
export const ExpandIcon = /* @__PURE__ */ icon(Maximize2)
export const ExternalIcon = /* @__PURE__ */ directedIcon(ArrowUpRight)
export const FilterIcon = /* @__PURE__ */ icon(SlidersHorizontal)
export const ForwardIcon = /* @__PURE__ */ directedIcon(ArrowRight)
export const HideIcon = /* @__PURE__ */ icon(EyeOff)
export const ImageOffIcon = /* @__PURE__ */ icon(ImageOff)
export const InfoIcon = /* @__PURE__ */ icon(Info)
export const LinkIcon = /* @__PURE__ */ icon(Link)
export const ListingsIcon = /* @__PURE__ */ icon(BookOpen)
export const LockIcon = /* @__PURE__ */ icon(Lock)
export const LogOutIcon = /* @__PURE__ */ directedIcon(LogOut)
export const MailIcon = /* @__PURE__ */ icon(Mail)
export const MenuIcon = /* @__PURE__ */ icon(Menu)
export const MessageIcon = /* @__PURE__ */ icon(MessageCircle)
export const MinusIcon = /* @__PURE__ */ icon(Minus)
export const MoonIcon = /* @__PURE__ */ icon(Moon)
export const MoreIcon = /* @__PURE__ */ icon(EllipsisVertical)
export const NextIcon = /* @__PURE__ */ directedIcon(ChevronRight)
export const OfflineIcon = /* @__PURE__ */ icon(WifiOff)
export const PhoneIcon = /* @__PURE__ */ icon(Phone)
export const PlusIcon = /* @__PURE__ */ icon(Plus)
export const PreviousIcon = /* @__PURE__ */ directedIcon(ChevronLeft)
export const RefreshIcon = /* @__PURE__ */ icon(RefreshCw)
export const SearchIcon = /* @__PURE__ */ icon(Search)
export const ShareIcon = /* @__PURE__ */ icon(Share2)
export const SortDownIcon = /* @__PURE__ */ icon(ArrowDown)
export const SortIcon = /* @__PURE__ */ icon(ChevronsUpDown)
export const SortUpIcon = /* @__PURE__ */ icon(ArrowUp)
export const SuccessIcon = /* @__PURE__ */ icon(CircleCheck)
export const SunIcon = /* @__PURE__ */ icon(Sun)
export const SystemIcon = /* @__PURE__ */ icon(Monitor)
export const TrashIcon = /* @__PURE__ */ icon(Trash2)
export const UploadIcon = /* @__PURE__ */ icon(Upload)
export const UserIcon = /* @__PURE__ */ icon(User)
export const ViewIcon = /* @__PURE__ */ icon(Eye)
export const WebsiteIcon = /* @__PURE__ */ icon(Globe)
