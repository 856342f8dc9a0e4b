import { unzipSync } from "fflate";
import { identifyFile, identifyingBytes } from "#shared/images/cleaning/detect-image-type.ts";
import { hasPhotoEnding, isSystemFile } from "./photo-names.ts";
import { decodeZipName } from "./zip-names.ts";

/** A photo in a folder or in a ZIP file. */
export interface PhotoFile {
  /** With its folders. */
  path: string;
  /** Unpacks it if necessary. */
  read: () => Blob;
}

/** The files of a folder or a ZIP file, without those of the system. */
export interface FoundFiles {
  photos: PhotoFile[];
  /** Paths of files that are no photos, or of an unknown kind. */
  others: string[];
}

/** The whole ZIP file is in memory, so a phone could not open a larger one. */
const maxZipBytes = 500 * 1024 * 1024;
/** Larger files without the ending of a photo are not unpacked to look at their content. */
const maxUnpackedBytes = 50 * 1024 * 1024;

/** Returns the files of a folder. */
export function readFolder(files: readonly File[]): Promise<FoundFiles> {
  return sortFiles(files.map((file) => ({ path: file.webkitRelativePath || file.name, read: () => file })));
}

/**
 * Returns the files in a ZIP file. Each photo is unpacked when it is read.
 * @throws Error with a message for the user when the file cannot be read
 */
export async function readZip(file: File): Promise<FoundFiles> {
  if (file.size > maxZipBytes) throw new Error("The ZIP file is larger than 500 MB. Choose the folder instead");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const unpack = (entry: string) => {
    const content = unzipSync(bytes, { filter: ({ name }) => name === entry })[entry];
    return new Blob(content ? [content as Uint8Array<ArrayBuffer>] : []);
  };
  const files: PhotoFile[] = [];
  const largeFiles: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const path = decodeZipName(name);
        const isLarge = originalSize > maxUnpackedBytes && !hasPhotoEnding(path);
        if (!name.endsWith("/") && isLarge && !isSystemFile(path)) largeFiles.push(path);
        else if (!name.endsWith("/")) files.push({ path, read: () => unpack(name) });
        return false;
      },
    });
  } catch {
    throw new Error("The ZIP file is damaged or is no ZIP file");
  }
  const { photos, others } = await sortFiles(files);
  return { photos, others: [...others, ...largeFiles] };
}

async function sortFiles(files: readonly PhotoFile[]): Promise<FoundFiles> {
  const found: FoundFiles = { photos: [], others: [] };
  for (const file of files) {
    if (isSystemFile(file.path)) continue;
    if (hasPhotoEnding(file.path) || (await hasPhotoContent(file))) found.photos.push(file);
    else found.others.push(file.path);
  }
  return found;
}

async function hasPhotoContent({ read }: PhotoFile): Promise<boolean> {
  try {
    const start = await read().slice(0, identifyingBytes).arrayBuffer();
    return ["stored", "image"].includes(identifyFile(new Uint8Array(start)).is);
  } catch {
    return false;
  }
}
