import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

/** Where the manifest's files are. */
const folder = "web/public/art/app/";
const background = "#fcfaf5";
/** The mark is 32 wide and 23.5 high, with this middle; see web/public/favicon.svg. */
const middle = { x: 18, y: 17.75 };

/** `any` has round corners. A phone cuts a `maskable` icon to its own shape, so its mark stays within the safe circle. */
const shapes = [
  { purpose: "any", unitsAcross: 42, corner: 8 },
  { purpose: "maskable", unitsAcross: 52, corner: 0 },
] as const;

/** The icons of the installed app: two sizes of each shape, drawn from the favicon in its light colours. */
export const appIcons = shapes.flatMap((shape) =>
  [192, 512].map((size) => ({ ...shape, size, file: `${folder}icon-${shape.purpose}-${size}.png` })),
);

/** Returns an icon as a PNG file. */
export function renderIcon({ unitsAcross, corner, size }: (typeof appIcons)[number]): Promise<Buffer> {
  const [, mark = ""] = /<\/style>(.*)<\/svg>/.exec(readFileSync("web/public/favicon.svg", "utf8")) ?? [];
  const [left, top] = [middle.x - unitsAcross / 2, middle.y - unitsAcross / 2];
  const square = `x="${left}" y="${top}" width="${unitsAcross}" height="${unitsAcross}"`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${left} ${top} ${unitsAcross} ${unitsAcross}">` +
    `<rect ${square} rx="${corner}" fill="${background}"/>${mark.replace('class="m"', 'fill="#0e4a54"')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, compressionLevel: 9, effort: 10 }).toBuffer();
}

if (import.meta.main) for (const icon of appIcons) writeFileSync(icon.file, await renderIcon(icon));
