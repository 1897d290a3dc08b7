import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The interface icons, by the names that they have here, with lucide's names of their drawings. */
const ICONS = {
  AlertIcon: 'circle-alert',
  ApplicationIcon: 'file-pen',
  ArchiveIcon: 'archive',
  BookmarkIcon: 'bookmark',
  BusyIcon: 'loader',
  CalendarIcon: 'calendar',
  CameraIcon: 'camera',
  CategoryIcon: 'shapes',
  CheckIcon: 'check',
  ChevronDownIcon: 'chevron-down',
  ChevronUpIcon: 'chevron-up',
  CityIcon: 'building-2',
  ClockIcon: 'clock',
  CloseIcon: 'x',
  ColumnsIcon: 'columns-3',
  CompareIcon: 'scale',
  CompassIcon: 'compass',
  CopyIcon: 'copy',
  DashboardIcon: 'layout-dashboard',
  DirectionsIcon: 'map-pin',
  DoorIcon: 'door-open',
  DownloadIcon: 'download',
  DragIcon: 'grip-vertical',
  EditIcon: 'pencil',
  ExpandIcon: 'maximize-2',
  FilterIcon: 'sliders-horizontal',
  FlagIcon: 'flag',
  HideIcon: 'eye-off',
  HistoryIcon: 'history',
  ImageOffIcon: 'image-off',
  InboxIcon: 'inbox',
  InfoIcon: 'info',
  LinkIcon: 'link',
  ListingsIcon: 'book-open',
  LocateIcon: 'locate-fixed',
  LockIcon: 'lock',
  MailIcon: 'mail',
  MapIcon: 'map',
  MenuIcon: 'menu',
  MessageIcon: 'message-circle',
  MinusIcon: 'minus',
  MoonIcon: 'moon',
  MoreIcon: 'ellipsis-vertical',
  OfflineIcon: 'wifi-off',
  PaymentsIcon: 'receipt-text',
  PhoneIcon: 'phone',
  PlusIcon: 'plus',
  PrintIcon: 'printer',
  RefreshIcon: 'refresh-cw',
  SearchIcon: 'search',
  ShareIcon: 'share-2',
  SortDownIcon: 'arrow-down',
  SortIcon: 'chevrons-up-down',
  SortUpIcon: 'arrow-up',
  SuccessIcon: 'circle-check',
  SpamIcon: 'shield-alert',
  StoreIcon: 'store',
  SunIcon: 'sun',
  SystemIcon: 'monitor',
  TagIcon: 'tag',
  TrashIcon: 'trash-2',
  UploadIcon: 'upload',
  UndoIcon: 'undo-2',
  UserIcon: 'user',
  UsersIcon: 'users',
  ViewIcon: 'eye',
  WebsiteIcon: 'globe',
} as const

/** Those that mean "back" or "on", and turn with the direction of the text. */
const DIRECTED_ICONS = {
  BackIcon: 'arrow-left',
  ExternalIcon: 'arrow-up-right',
  ForwardIcon: 'arrow-right',
  LogOutIcon: 'log-out',
  NextIcon: 'chevron-right',
  PreviousIcon: 'chevron-left',
} as const

/** The longest line that the formatter leaves as it is. */
const PRINT_WIDTH = 120

/** The files of `src/art/Icon/icons` by their names, letter by letter: an icon each, drawn by one path. */
export async function iconModules(): Promise<ReadonlyMap<string, string>> {
  const modules = new Map<string, string>()
  for (const [names, make] of [
    [ICONS, 'icon'],
    [DIRECTED_ICONS, 'directedIcon'],
  ] as const) {
    for (const [name, drawing] of Object.entries(names)) {
      modules.set(`${name}.ts`, moduleOf({ name, make, drawing, path: await pathOf(drawing) }))
    }
  }
  return modules
}

function moduleOf({
  name,
  make,
  drawing,
  path,
}: {
  name: string
  make: string
  drawing: string
  path: string
}): string {
  const call = `export const ${name} = /* @__PURE__ */ ${make}('${path}')`
  return `// Written by scripts/generateIcons.ts from lucide's ${drawing}, whose licence is beside this folder. Change the script, not this file.
import { ${make} } from '../icon/icon.tsx'

${call.length <= PRINT_WIDTH ? call : call.replace(/\((.*)\)$/, '(\n  $1,\n)')}
`
}

/** A drawing of lucide's as the data of one path: fewer elements for a page with hundreds of icons. */
async function pathOf(drawing: string): Promise<string> {
  const { default: Drawing } = (await import(`lucide-react/icons/${drawing}`)) as { default: ComponentType }
  const shapes = renderToStaticMarkup(createElement(Drawing)).matchAll(/<(\w+) ([^>]*)>/g)
  return [...shapes]
    .filter(([, shape]) => shape !== 'svg')
    .map(([, shape = '', written = '']) => {
      const attributes = Object.fromEntries(
        [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, text]) => [key, text]),
      )
      const draw = SHAPES[shape]
      if (!draw) throw new Error(`There is no way yet to draw the ${shape} of lucide's ${drawing} as a path.`)
      return draw((name) => attributes[name] ?? '')
    })
    .join('')
}

type Draw = (attribute: (name: string) => string) => string

const SHAPES: Readonly<Record<string, Draw>> = {
  path: (attribute) => startingAbsolutely(attribute('d')),
  line: (attribute) => `M${attribute('x1')} ${attribute('y1')}L${attribute('x2')} ${attribute('y2')}`,
  polyline: (attribute) => `M${attribute('points')}`,
  circle: (attribute) => {
    const [cx, cy, r] = numbers(attribute, 'cx', 'cy', 'r')
    return `M${tidy(cx - r)} ${cy}a${r} ${r} 0 1 0 ${tidy(2 * r)} 0a${r} ${r} 0 1 0 ${tidy(-2 * r)} 0z`
  },
  rect: (attribute) => {
    const [x, y, width, height, rx] = numbers(attribute, 'x', 'y', 'width', 'height', 'rx')
    const across = tidy(width - 2 * rx)
    const down = tidy(height - 2 * rx)
    const corner = (dx: number, dy: number) => (rx === 0 ? '' : `a${rx} ${rx} 0 0 1 ${dx} ${dy}`)
    return (
      `M${tidy(x + rx)} ${y}h${across}${corner(rx, rx)}v${down}${corner(-rx, rx)}` +
      `h${-across}${corner(-rx, -rx)}v${-down}${corner(rx, -rx)}z`
    )
  },
}

function numbers<const Names extends readonly string[]>(attribute: (name: string) => string, ...names: Names) {
  return names.map((name) => Number(attribute(name))) as { [At in keyof Names]: number }
}

/** Path data whose first point does not depend on the path before it; further points of a relative move are relative lines. */
function startingAbsolutely(data: string): string {
  return data.replace(
    /^m(-?[\d.]+[ ,]?-?[\d.]+)\s*(?=([-\d.])?)/,
    (_, point: string, next?: string) => `M${point}${next ? 'l' : ''}`,
  )
}

function tidy(number: number): number {
  return Number(number.toFixed(3))
}
