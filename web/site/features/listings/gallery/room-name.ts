/** In characters. A longer name does not fit beside the photo's number. */
const maxLength = 28;
/** What follows one of these words says how the room looks, not which one it is. */
const detailWord =
  / (?:with|in|at|on|by|under|over|above|along|behind|beside|between|for|from|looking|seen|open|opened) /;

/**
 * Returns the room that an image's alternative text names: "Kitchen with teal cabinets, stove and fridge" is "Kitchen with
 * teal cabinets", a longer first part is cut before its first detail. Undefined if the text names no room.
 * @param title of the property, which is the text of images that have none of their own
 */
export function roomName(alt: string | undefined, title: string): string | undefined {
  const text = alt?.trim() ?? "";
  if (!text || text === title || /^(photo|image)( \d+)?$/i.test(text)) return undefined;
  if (text.length <= maxLength) return text;
  const [first = ""] = text.split(",");
  return first.length > maxLength ? (first.split(detailWord)[0] ?? first) : first;
}
