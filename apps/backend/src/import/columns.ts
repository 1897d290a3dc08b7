import { slugify, type ListingFieldName } from '@dira/directory-core'
import { Problem } from '../report/problem.ts'
import { NETWORKS } from './readLists.ts'

/**
 * What a column of a file may be, with the names that it is found by: in small letters without accents, hyphens for everything else. Of
 * several columns the first name of the list wins. The README's table of columns says the same for people.
 */
export const COLUMN_NAMES = {
  listingId: 'dira-id',
  sourceId:
    'source-id id osm-id place-id listing-id external-id uid uuid reference ref identifiant identificador identificacao kennung',
  name: `business-name name names-primary title company-name company business listing-name trading-name nom titre nom-commercial raison-sociale denomination
    nome nome-fantasia nombre titulo razon-social unternehmen firma jina jina-la-biashara naam الاسم اسم اسم-النشاط`,
  category: `category categories categories-primary business-category main-category type kind business-type industry sector categorie type-detablissement secteur
    activite categoria tipo rubro setor kategorie art aina kundi soort الفئة التصنيف نوع`,
  subcategory: 'subcategory sub-category sous-categorie subcategoria sub-categoria unterkategorie',
  kind: 'place-kind kind-of-place place-type',
  priceLevel: 'price-level price-range prices price cout prix preco precos precio precios bei الأسعار',
  stars: 'stars hotel-stars etoiles estrelas estrellas sterne nyota نجوم',
  attributes: 'attributes amenities facilities equipements services commodites comodidades servicos huduma المرافق',
  osmTags: 'osm-tag osm-tags tags tag other-tags',
  amenity: 'amenity',
  shop: 'shop',
  tourism: 'tourism',
  leisure: 'leisure',
  otherName: 'name-en name-fr name-pt name-sw name-ar int-name official-name alt-name',
  brand: 'brand brand-name marque enseigne marca chapa nembo العلامة-التجارية',
  operator:
    'operator operated-by run-by exploitant gestionnaire operateur operador gerido-por mwendeshaji المشغل الجهة-المشغلة',
  cuisine: 'cuisine',
  checkDate: 'check-date survey-date',
  country: `country country-code country-name iso-country iso2 iso-a2 iso3 addr-country pays code-pays pais land landcode nchi البلد الدولة`,
  province: `province region state county governorate district addr-province addr-state addr-region departement wilaya gouvernorat provincia estado
    regiao departamento provinz bundesland mkoa jimbo kaunti المحافظة المنطقة الولاية`,
  city: `city town city-name municipality locality place addr-city ville commune localite cidade municipio ciudad poblacion localidad stadt ort jiji mji
    stad plaats المدينة`,
  address: `address full-address street-address street addr-full addr-street location-address adresse rue adresse-complete endereco morada rua direccion
    domicilio calle anschrift strasse straße anwani adres العنوان`,
  houseNumber: 'housenumber house-number addr-housenumber',
  lat: 'lat latitude y y-coord latitud breitengrad latitudo خط-العرض',
  lng: 'lng lon long longitude x x-coord longitud laengengrad langengrad longitudo خط-الطول',
  coordinates:
    'coordinates coords lat-lng lat-lon latlng latlong lat-long geo geo-point gps coordonnees coordenadas koordinaten wkt geometry geom',
  phone: `phone phone-number telephone tel telephone-number contact-phone contact-number phones telefone telefono telefon simu simu-ya-mkononi
    numero-de-telephone telefoon الهاتف هاتف`,
  mobile:
    'mobile mobile-phone contact-mobile cell cellphone portable telemovel celular movil handy whatsapp contact-whatsapp الجوال',
  email:
    'email e-mail mail email-address contact-email courriel adresse-e-mail correo correo-electronico barua-pepe البريد-الإلكتروني',
  website:
    'website web url site site-web homepage contact-website siteweb sitio sitio-web pagina-web webseite tovuti الموقع',
  bookUrl: 'book-url booking-url booking-link reservation-url reservations website-booking',
  menuUrl: 'menu-url menu-link website-menu',
  orderUrl: 'order-url order-link website-orders website-order',
  description:
    'description about summary details content texte descriptif descricao descripcion beschreibung maelezo الوصف',
  tier: 'package-tier package tier',
  hours: `business-hours opening-hours hours open-hours openinghours horaires horaires-douverture heures-douverture horario horarios offnungszeiten
    saa saa-za-kazi ساعات-العمل`,
  monday: 'monday mon lundi segunda segunda-feira lunes montag jumatatu الاثنين',
  tuesday: 'tuesday tue mardi terca terca-feira martes dienstag jumanne الثلاثاء',
  wednesday: 'wednesday wed mercredi quarta quarta-feira miercoles mittwoch jumatano الأربعاء',
  thursday: 'thursday thu jeudi quinta quinta-feira jueves donnerstag alhamisi الخميس',
  friday: 'friday fri vendredi sexta sexta-feira viernes freitag ijumaa الجمعة',
  saturday: 'saturday sat samedi sabado samstag jumamosi السبت',
  sunday: 'sunday sun dimanche domingo sonntag jumapili الأحد',
  images:
    'images image photos photo pictures picture image-url image-urls photo-url gallery fotos foto imagens imagenes bilder picha',
  social: 'social-media social social-links reseaux-sociaux redes-sociais redes-sociales',
  facebook: 'facebook contact-facebook facebook-url',
  instagram: 'instagram contact-instagram instagram-url',
  x: 'twitter contact-twitter twitter-url x-url',
  tiktok: 'tiktok contact-tiktok tiktok-url',
  youtube: 'youtube contact-youtube youtube-url',
  linkedin: 'linkedin contact-linkedin linkedin-url',
  offers:
    'special-offers offers offer special-offer promotions promotion offres offre ofertas oferta promocoes angebote ofa',
} as const

/** Days and networks may each have a column. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** The columns of a file that say a field of a listing, where they are not of its name; a field that none says is an administrator's alone. */
const SAID_BY: Readonly<Partial<Record<ListingFieldName, readonly ColumnField[]>>> = {
  businessName: ['name'],
  address: ['address', 'houseNumber'],
  phone: ['phone', 'mobile'],
  packageTier: ['tier'],
  position: ['lat', 'lng', 'coordinates'],
  businessHours: ['hours', ...WEEKDAYS],
  socialMedia: ['social', ...NETWORKS],
  specialOffers: ['offers'],
}

/** The columns of a file that may say a field of a listing. */
export const saidBy = (field: ListingFieldName): readonly ColumnField[] =>
  SAID_BY[field] ?? FIELDS.filter((column) => column === field)

/** What a column may be. */
export type ColumnField = keyof typeof COLUMN_NAMES

/** The columns of a file by what they are. */
export type Columns = Readonly<Partial<Record<ColumnField, string>>>

/** The fields that an object has something for: its keys. */
export const columnFields = (of: Readonly<Partial<Record<ColumnField, unknown>>>) => Object.keys(of) as ColumnField[]

const FIELDS = columnFields(COLUMN_NAMES)
const NAMES = FIELDS.map((field) => [field, COLUMN_NAMES[field].split(/\s+/).map((name) => slugify(name))] as const)

/** Whether a file says this of its rows, by one of these columns. */
export const hasColumn = (columns: Columns, ...fields: readonly ColumnField[]): boolean =>
  fields.some((field) => columns[field] !== undefined)

/** How many fields some cells name. */
export function knownFields(cells: readonly string[]): number {
  const slugs = new Set(cells.map((cell) => (cell.length > 60 ? '' : slugify(cell))))
  return NAMES.filter(([, names]) => names.some((name) => slugs.has(name))).length
}

/** Finds the columns of a file by its header; `chosen` says of some which they are, the first of several. Throws a `Problem` when that cannot be decided. */
export function columnsOf(
  header: readonly string[],
  chosen: Readonly<Partial<Record<ColumnField, readonly string[]>>> = {},
): Columns {
  for (const column of Object.values(chosen).flat()) {
    if (!header.includes(column))
      throw new Problem('file-unusable', `There is no column "${column}". There are: ${listed(header)}.`)
  }
  const slugs = header.map((column) => slugify(column))
  const found = NAMES.map(([field, names]) => {
    const name = names.find((one) => slugs.includes(one))
    return [field, chosen[field]?.[0] ?? (name === undefined ? undefined : header[slugs.indexOf(name)])] as const
  })
  const columns: Columns = Object.fromEntries(found.filter(([, column]) => column !== undefined))
  for (const column of Object.values(columns)) {
    if (header.indexOf(column) !== header.lastIndexOf(column)) {
      throw new Problem('file-unusable', `There are two columns "${column}": rename the one that is not meant.`)
    }
  }
  return columns
}

/** Reads `name=Raison sociale`, which says what a column is; two for one field are joined. Throws a `Problem` when there is no such field. */
export function chosenColumns(written: readonly string[]): Readonly<Partial<Record<ColumnField, readonly string[]>>> {
  const chosen: Partial<Record<ColumnField, readonly string[]>> = {}
  for (const pair of written) {
    const [name = '', ...column] = pair.split('=')
    const field = FIELDS.find((one) => one === name)
    if (!field || column.length === 0) {
      throw new Problem(
        'wrong-usage',
        `--column is FIELD=COLUMN, where FIELD is one of ${FIELDS.join(', ')}, not "${pair}".`,
      )
    }
    chosen[field] = [...(chosen[field] ?? []), column.join('=')]
  }
  return chosen
}

/** Some names as a sentence has them, however odd and many they are. */
function listed(names: readonly string[]): string {
  return names
    .slice(0, 40)
    .map((name) => JSON.stringify(name.slice(0, 40)))
    .join(', ')
}
