import { breakLines } from "./break-lines.ts";
import type { ImageEntry } from "./image-entry.ts";
import { coverCrop, loadPhoto } from "./load-photo.ts";

/** The colours of the light theme, because the image leaves the site. Those of the tags are as in ui/tag.tsx. */
const colors = {
  paper: "#fcfaf5",
  sand: "#e7dbc6",
  line: "#dccfb9",
  ink: "#11282d",
  ink2: "#4a5a5c",
  ocean: "#0e4a54",
  tags: { buy: ["#0e4a54", "#fff"], rent: ["#f6e3bf", "#3c2a08"], off: ["#11282d", "#f6efe1"] },
} as const;

/** In pixels. The photos have the shape of those on the cards. */
const page = { width: 1080, margin: 48, header: 132, footer: 92 };
const photo = { width: 480, height: 360, radius: 16 };
const rowGap = 36;
const textLeft = page.margin + photo.width + 36;
const textWidth = page.width - page.margin - textLeft;

type Font = keyof typeof fontSizes;
const fontSizes = { brand: 40, note: 30, price: 58, title: 36, text: 30, tag: 26 };
const boldFonts: readonly Font[] = ["price", "title", "tag"];
const lineHeight = 1.28;
const blockGap = 10;

/**
 * Draws the homes one below the other, 1080 px wide: for each its photo, price, title, area and facts.
 * @throws Error when the browser has no canvas
 */
export async function drawComparison(
  entries: readonly ImageEntry[],
  { title, siteName, host }: { title: string; siteName: string; host: string },
): Promise<HTMLCanvasElement> {
  const photos = await Promise.all(entries.map((entry) => loadPhoto(entry.photo?.src)));
  const canvas = document.createElement("canvas");
  canvas.width = page.width;
  canvas.height = page.header + entries.length * (photo.height + rowGap) + page.footer;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser cannot draw");
  const pen = createPen(context);
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";

  pen.write(title, "brand", colors.ocean, [page.margin, 62]);
  context.fillStyle = colors.ocean;
  context.fillRect(page.margin, page.header - 36, page.width - 2 * page.margin, 4);
  entries.forEach((entry, index) => {
    const top = page.header + index * (photo.height + rowGap);
    drawPhoto(context, photos[index], entry, top);
    drawTags(pen, entry, top);
    drawTexts(pen, entry, top);
  });
  const bottom = canvas.height - page.footer;
  context.fillStyle = colors.line;
  context.fillRect(page.margin, bottom, page.width - 2 * page.margin, 2);
  const baseline = bottom + 56;
  pen.write(siteName, "title", colors.ink, [page.margin, baseline]);
  pen.write(host, "note", colors.ink2, [page.width - page.margin - pen.measure(host, "note"), baseline]);
  return canvas;
}

type Pen = ReturnType<typeof createPen>;

function createPen(context: CanvasRenderingContext2D) {
  const styles = getComputedStyle(document.documentElement);
  const use = (font: Font) => {
    const family = styles.getPropertyValue(font === "brand" ? "--font-head" : "--font-sans") || "sans-serif";
    context.font = `${boldFonts.includes(font) ? "bold " : ""}${fontSizes[font]}px ${family}`;
  };
  const measure = (text: string, font: Font) => {
    use(font);
    return context.measureText(text).width;
  };
  const write = (text: string, font: Font, color: string, [x, y]: [number, number]) => {
    use(font);
    context.fillStyle = color;
    context.fillText(text, x, y);
  };
  return { context, measure, write };
}

function drawPhoto(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement | undefined,
  { photo: source }: ImageEntry,
  top: number,
): void {
  context.save();
  roundedRect(context, page.margin, top, photo.width, photo.height, photo.radius);
  context.clip();
  context.fillStyle = colors.sand;
  context.fillRect(page.margin, top, photo.width, photo.height);
  if (image) {
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    context.drawImage(image, ...coverCrop(size, photo, source?.focus), page.margin, top, photo.width, photo.height);
  }
  context.restore();
}

/** Draws the kind in a corner of the photo, and that the home is unavailable. */
function drawTags(pen: Pen, { kind, badge, status }: ImageEntry, top: number): void {
  const tags: [string, readonly [string, string]][] = [[badge, colors.tags[kind]]];
  if (status) tags.push([status, colors.tags.off]);
  let left = page.margin + 16;
  for (const [text, [background, color]] of tags) {
    const width = pen.measure(text, "tag") + 28;
    pen.context.fillStyle = background;
    roundedRect(pen.context, left, top + 16, width, 46, 8);
    pen.context.fill();
    pen.write(text, "tag", color, [left + 14, top + 48]);
    left += width + 8;
  }
}

/** Draws the texts of a home beside the middle of its photo. */
function drawTexts(pen: Pen, { price, liberianPrice, title, place, facts }: ImageEntry, top: number): void {
  const blocks: [text: string, font: Font, color: string, maxLines: number][] = [
    [price, "price", colors.ink, 1],
    [liberianPrice ?? "", "text", colors.ink2, 1],
    [title, "title", colors.ink, 3],
    [place, "text", colors.ink2, 1],
    [facts, "text", colors.ink, 2],
  ];
  const lines = blocks.flatMap(([text, font, color, maxLines]) =>
    breakLines(text, { measure: (part) => pen.measure(part, font), width: textWidth, maxLines }).map(
      (line, index, { length }) => ({
        line,
        font,
        color,
        height: fontSizes[font] * lineHeight + (index === length - 1 ? blockGap : 0),
      }),
    ),
  );
  const height = lines.reduce((sum, line) => sum + line.height, 0);
  let y = top + (photo.height - height) / 2;
  for (const { line, font, color, height: step } of lines) {
    pen.write(line, font, color, [textLeft, y + fontSizes[font]]);
    y += step;
  }
}

/** Adds a rectangle with round corners to the path. Older browsers lack `roundRect`. */
function roundedRect(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  context.beginPath();
  context.moveTo(x + radius, y);
  context.arcTo(x + width, y, x + width, y + height, radius);
  context.arcTo(x + width, y + height, x, y + height, radius);
  context.arcTo(x, y + height, x, y, radius);
  context.arcTo(x, y, x + width, y, radius);
  context.closePath();
}
