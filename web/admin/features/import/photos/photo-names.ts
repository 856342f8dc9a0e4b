/** Endings of photos. Files with another one, or none, are recognized by their content. */
const photoEnding = /\.(jpe?g|jpe|jfif|pjpeg|pjp|png|webp|gif|heic|heif|avif)$/i;

/** What systems add to folders and ZIP files, besides hidden files. */
const systemFiles = ["thumbs.db", "desktop.ini", "icon\r"];
const systemFolders = ["__macosx", "@eadir"];

export const hasPhotoEnding = (name: string): boolean => photoEnding.test(name);
export const withoutPhotoEnding = (name: string): string => name.replace(photoEnding, "");

/** Whether a file belongs to the system: hidden, or in a folder of its own. */
export function isSystemFile(path: string): boolean {
  const parts = splitPath(path.toLowerCase());
  return (
    systemFiles.includes(parts[parts.length - 1] ?? "") ||
    parts.some((part) => part.startsWith(".") || systemFolders.includes(part))
  );
}

export const splitPath = (path: string): string[] => path.split(/[/\\]/);

/** Decodes "%20". What is no code stays as it is. */
const decodePercent = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });

/**
 * Returns a name in the form in which names are compared: systems and programs differ in the case, in the Unicode form of
 * "é", in spaces and in their codes.
 */
export const comparableName = (name: string): string =>
  decodePercent(name).normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
