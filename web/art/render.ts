import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import sharp, { type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import table from "./sizes.json" with { type: "json" };

/** `view` is a part of the drawing in its own units: left, top, width, height. Without it, the file shows all. */
type Output = { name: string; drawing: string; view?: string };
type Size = { to: string; width: number; height: number; quality: number; effort: number; bytes: number };
/** A group has a list of files, or one file for each drawing that `all` matches. At `density` 72 a unit is one pixel. */
type Group = { folder: string; sizes: Size[]; files?: Output[]; all?: string; density?: number };

const groups: readonly Group[] = table;
const unitPixels = 2;

const findDrawings = (pattern: string): string[] =>
  globSync(pattern, { cwd: "web/art" })
    .map((path) => path.slice(0, -".svg".length))
    .sort();

const listAll = (pattern = ""): Output[] =>
  findDrawings(pattern).map((drawing) => ({ name: basename(drawing), drawing }));

/** The rendered files, each with its sizes. */
export const outputs = groups.flatMap(({ files, all, ...group }) =>
  (files ?? listAll(all)).map((file) => ({ ...group, ...file })),
);

const rasterize = (drawing: string, density = 72 * unitPixels): Promise<Buffer> =>
  sharp(`web/art/${drawing}.svg`, { density }).flatten({ background: "#ffffff" }).png().toBuffer();

/** Some chats show no other format than JPEG. */
const write = (image: Sharp, name: string, { quality, effort }: { quality: number; effort: number }): Sharp => {
  if (name.endsWith(".jpg")) return image.jpeg({ quality, mozjpeg: true });
  return name.endsWith(".avif") ? image.avif({ quality, effort }) : image.webp({ quality, effort });
};

/** Returns an image file. Lowers the quality in steps of 5, to 18 at the least, until the file is within its bytes. */
const encode = async (raster: Buffer, view: string | undefined, size: Size): Promise<Buffer> => {
  const [left = 0, top = 0, width = 0, height = 0] = view?.split(" ").map((unit) => Number(unit) * unitPixels) ?? [];
  const image = view ? sharp(raster).extract({ left, top, width, height }) : sharp(raster);
  const small = await image.resize(size.width, size.height).png().toBuffer();
  for (let quality = size.quality; ; quality -= 5) {
    const options = { quality, effort: size.effort };
    const file = await write(sharp(small), size.to, options).toBuffer();
    if (file.length <= size.bytes || quality <= 18) return file;
  }
};

/** Returns the entry of a photo in the index of the seed. Its alt text is the title of the drawing. */
const describe = async (drawing: string) => {
  const [, alt = ""] = /<title>(.*)<\/title>/.exec(readFileSync(`web/art/${drawing}.svg`, "utf8")) ?? [];
  const pixels = await sharp(await rasterize(drawing))
    .resize(100, 75)
    .ensureAlpha()
    .raw()
    .toBuffer();
  const placeholder = Buffer.from(rgbaToThumbHash(100, 75, pixels)).toString("base64");
  return { name: basename(drawing), alt, width: 1280, height: 960, placeholder };
};

/** Returns a drawing as a symbol in the colours of the page. @throws Error for a colour that is not in area-map.css */
export const toSymbol = (svg: string): string => {
  const styles = readFileSync("web/styles/area-map.css", "utf8").matchAll(/(--map-[\w-]+): (#\w{6});/g);
  // The light theme is the first one in the file. Its colours win.
  const names = new Map([...styles].reverse().map(([, name, colour]) => [colour, name]));
  const toVariable = (colour: string): string => {
    if (!names.has(colour)) throw new Error(`web/styles/area-map.css does not have the colour ${colour}`);
    return `var(${names.get(colour)})`;
  };
  const symbol = svg.replace(/>\s+</g, "><").replace(/#[\da-f]{6}/g, toVariable);
  return symbol.replace(/<svg xmlns="[^"]+"/, "$&><symbol").replace("</svg>", "</symbol></svg>");
};

if (import.meta.main) {
  const names = process.argv.slice(2);
  const isChosen = (drawing: string): boolean => names.length === 0 || names.includes(basename(drawing));
  for (const { name, drawing, view, folder, sizes, density } of outputs.filter((output) => isChosen(output.drawing))) {
    const raster = await rasterize(drawing, density);
    for (const size of sizes) writeFileSync(`${folder}${name}${size.to}`, await encode(raster, view, size));
  }
  for (const drawing of [...findDrawings("empty/*.svg"), "monrovia"].filter(isChosen))
    writeFileSync(`web/public/art/${drawing}.svg`, toSymbol(readFileSync(`web/art/${drawing}.svg`, "utf8")));
  const entries = await Promise.all(findDrawings("listings/*/*.svg").map(describe));
  writeFileSync("migrations/seed/images/index.json", `${JSON.stringify(entries, null, 1)}\n`);
}
