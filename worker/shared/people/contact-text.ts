/**
 * Invisible characters: marks of the writing direction, zero-width spaces, soft hyphens. Contact cards add them.
 * DI is "default ignorable": visitors download the short name.
 */
export const invisibleCharacters = /\p{DI}/gu;

/**
 * Returns a text without invisible characters and without white space at its ends. This file has no schemas and no
 * library, so that visitors' forms can use it.
 */
export const cleanContactText = (text: string): string => text.replace(invisibleCharacters, "").trim();
