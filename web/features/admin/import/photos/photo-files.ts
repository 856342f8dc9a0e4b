/** A photo in a folder or in a ZIP file. */
export interface PhotoFile {
  /** With its folders. */
  path: string;
  /** Unpacks it if necessary. */
  read: () => Blob;
}

const imageName = /\.(jpe?g|png|webp|gif|heic|heif|avif)$/i;
/** Folders that macOS adds to ZIP files, and hidden files. */
const isHidden = (path: string) => /(^|\/)(__MACOSX\/|\.)/.test(path);
const isPhoto = (path: string) => imageName.test(path) && !isHidden(path);

/** The whole ZIP file is in memory, so a phone could not open a larger one. */
const maxZipBytes = 500 * 1024 * 1024;

/** Returns the photos of a folder. */
export function readFolder(files: readonly File[]): PhotoFile[] {
  return files
    .map((file) => ({ path: file.webkitRelativePath || file.name, read: () => file }))
    .filter(({ path }) => isPhoto(path));
}

/**
 * Returns the photos in a ZIP file. Each one is unpacked when it is read.
 * @throws Error with a message for the user when the file cannot be read
 */
export async function readZip(file: File): Promise<PhotoFile[]> {
  if (file.size > maxZipBytes) throw new Error("The ZIP file is larger than 500 MB. Choose the folder instead");
  const { unzipSync } = await import("fflate");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const paths: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        if (isPhoto(name)) paths.push(name);
        return false;
      },
    });
  } catch {
    throw new Error("The ZIP file is damaged or is no ZIP file");
  }
  const unpack = (path: string) => {
    const content = unzipSync(bytes, { filter: ({ name }) => name === path })[path];
    return new Blob(content ? [content as Uint8Array<ArrayBuffer>] : []);
  };
  return paths.map((path) => ({ path, read: () => unpack(path) }));
}
