/** Whether visitors can see a property: a draft, published, or in the bin. */
export type PublicationState = "draft" | "published" | "bin";

const toHex = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Lower case for the letters that SQLite's `lower` knows. */
export const lowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Values that only admin lists filter by, as words of the full-text index of all properties. */
export const adminWord = {
  state: (state: PublicationState) => `_state_${state}`,
  photos: (hasPhotos: boolean) => `_photos_${Number(hasPhotos)}`,
  toConfirm: (isDue: boolean) => `_to_confirm_${Number(isDue)}`,
  /** A name is more than one word, and hexadecimal digits keep it one. */
  lister: (name: string) => `_lister_${toHex(lowerAscii(name))}`,
};

/** SQL expression that computes these words from the columns of `properties`. */
export const adminWordsSql = [
  `' _state_' || CASE WHEN deleted_at IS NOT NULL THEN 'bin' WHEN published = 1 THEN 'published' ELSE 'draft' END`,
  `' _photos_' || (image_numbers <> '[]')`,
  `' _to_confirm_' || (is_on_market = 1 AND is_confirmed = 0)`,
  `coalesce(' _lister_' || lower(hex(lower(listed_by))), '')`,
].join(" || ");
