import { attributes } from './attributeNames.ts'
import { attributeWords } from './attributeWords.ts'
import { ATTRIBUTE_SLUGS, type AttributeSlug } from './attributes.ts'

/** What people call the attributes in five languages, each with its attribute. */
export function attributePhrases(): readonly (readonly [phrase: string, attribute: AttributeSlug])[] {
  return ATTRIBUTE_SLUGS.flatMap((attribute) =>
    [attributes[attribute], ...attributeWords[attribute].split(', ')].map((phrase) => [phrase, attribute] as const),
  )
}
