import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { REPOSITORY_ROOT } from '../data/dataFolder.ts'
import { COLUMN_NAMES, chosenColumns, columnsOf } from './columns.ts'

describe('columnsOf', () => {
  test.each([
    ['English', ['ID', 'Business Name', 'Type', 'Country', 'Town', 'Latitude', 'Longitude', 'Phone Number']],
    ['French', ['Identifiant', 'Raison sociale', 'Catégorie', 'Pays', 'Ville', 'Latitude', 'Longitude', 'Téléphone']],
    ['Portuguese', ['Identificador', 'Nome', 'Categoria', 'País', 'Cidade', 'Latitude', 'Longitude', 'Telefone']],
    ['Spanish', ['Identificador', 'Nombre', 'Categoría', 'País', 'Ciudad', 'Latitud', 'Longitud', 'Teléfono']],
    ['German', ['Kennung', 'Firma', 'Kategorie', 'Land', 'Ort', 'Breitengrad', 'Längengrad', 'Telefon']],
    ['Swahili', ['id', 'Jina', 'Aina', 'Nchi', 'Mji', 'lat', 'lon', 'Simu']],
    ['Arabic', ['id', 'الاسم', 'الفئة', 'البلد', 'المدينة', 'خط العرض', 'خط الطول', 'الهاتف']],
    ['OpenStreetMap', ['@id', 'name', 'osm_tag', 'addr:country', 'addr:city', '@lat', '@lon', 'contact:phone']],
  ])('finds the columns of a file in %s', (_, header) => {
    const [sourceId, name, category, country, city, lat, lng, phone] = header
    const kind = header.includes('osm_tag') ? { osmTags: category } : { category }
    expect(columnsOf(header)).toStrictEqual({ sourceId, name, ...kind, country, city, lat, lng, phone })
  })

  test('prefers the plainer name, and leaves out what it does not know', () => {
    expect(columnsOf(['url', 'website', 'title', 'name', 'chairperson'])).toStrictEqual({
      name: 'name',
      website: 'website',
    })
  })

  test('takes the columns that somebody chose', () => {
    expect(columnsOf(['name', 'Lieu'], chosenColumns(['name=Lieu']))).toStrictEqual({ name: 'Lieu' })
    expect(() => columnsOf(['name'], chosenColumns(['name=Lieu']))).toThrow('There is no column "Lieu"')
    expect(() => chosenColumns(['nom=Lieu'])).toThrow('--column is FIELD=COLUMN')
  })

  test('refuses two columns of one name', () => {
    expect(() => columnsOf(['name', 'phone', 'phone'])).toThrow('There are two columns "phone"')
  })
})

test('every column is documented', () => {
  const documented = readFileSync(join(REPOSITORY_ROOT, 'docs/import.md'), 'utf8')
  for (const field of Object.keys(COLUMN_NAMES)) expect(documented).toContain(`\`${field}\``)
})
