import { SaxesParser } from 'saxes'

/** The parts of an XML file, heard in their order. Names are without their prefix. */
export interface XmlListener {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

/** Reads XML part by part; yields after each part, what it holds having been told. Rejects where it is no XML. */
export async function* readXml(parts: AsyncIterable<Uint8Array>, listener: XmlListener): AsyncGenerator<void> {
  const { open, close, text } = listener
  const decoder = new TextDecoder()
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => open?.(plain(name), attributes))
  parser.on('closetag', ({ name }) => close?.(plain(name)))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  let isEmpty = true
  for await (const part of parts) {
    isEmpty = false
    parser.write(decoder.decode(part, { stream: true }))
    yield
  }
  if (isEmpty) return
  parser.close()
  yield
}

const plain = (name: string) => name.slice(name.indexOf(':') + 1)
