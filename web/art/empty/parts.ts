/**
 * Parts of the small drawings for empty pages, on 200 x 140 units. The colours are those of the map (web/styles/area-map.css):
 * custom properties of the page, so that both themes share one file. In the dark theme `wall` is lamplight.
 */
type Colour =
  | "sea"
  | "surf"
  | "sand"
  | "land"
  | "marsh"
  | "road"
  | "road-edge"
  | "leaf"
  | "wall"
  | "roof"
  | "roof2"
  | "door"
  | "boat";

export const fill = (colour: Colour, d: string, opacity = 1): string =>
  `<path fill="var(--map-${colour})"${opacity < 1 ? ` opacity="${opacity}"` : ""} d="${d}"/>`;

export const line = (colour: Colour, width: number, d: string): string =>
  `<path fill="none" stroke="var(--map-${colour})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const disc = (colour: Colour, x: number, y: number, r: number, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--map-${colour})"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const place = (x: number, y: number, scale: number, parts: string): string =>
  `<g transform="translate(${x} ${y})scale(${scale})">${parts}</g>`;

/** A flat-bottomed cloud, 52 units wide at scale 1. */
const cloud = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    scale,
    fill("road", "M-26 0q-2-9 9-10 2-12 15-11 11-7 18 4 12-2 13 8 8 1 7 9z", 0.8) +
      fill("surf", "M-26 0q0-4 4-5 8 4 19 1 16 4 38-1 1 2 1 5z", 0.9),
  );

/** The sky in bands with clouds and a low sun, or the moon in the dark theme. */
export const sky = (sunX: number, sunY: number): string =>
  fill("sea", "M0 0h200v140H0z") +
  fill("roof2", "M0 0h200v17q-50 8-100 0T0 19z", 0.5) +
  fill("surf", "M0 34q50-7 100-1t100 1v106H0z") +
  fill("sand", "M0 52q50-6 100-1t100-2v91H0z", 0.75) +
  disc("wall", sunX, sunY, 20, 0.35) +
  disc("wall", sunX, sunY, 11) +
  (sunX < 100 ? cloud(142, 26, 1) + cloud(94, 14, 0.5) : cloud(50, 26, 1) + cloud(104, 15, 0.5));

/** Red earth. */
export const earth = (d: string): string => fill("road-edge", d) + fill("roof", d, 0.45);

/** Hills and trees on the horizon, the earth with a track, and its light. */
export const ground = (horizon: number): string =>
  fill("marsh", `M0 ${horizon - 14}q40-10 84 0t116-4v26H0z`) +
  fill(
    "leaf",
    `M0 ${horizon - 4}q8-8 16-2 8-6 17 0 9-7 17 0t17 0 16 0 17 0 16 0 17 0 17 0 16 0 17 0 17 0v16H0z`,
    0.85,
  ) +
  earth(`M0 ${horizon}q100-5 200 1v80H0z`) +
  fill("road", `M0 ${horizon + 16}q90-7 200 3v8Q100 ${horizon + 18} 0 ${horizon + 28}z`, 0.22) +
  fill("road", `M24 ${horizon + 36}q14-4 30-1-16 2-30 1zM130 ${horizon + 40}q16-4 34 0-18 1-34 0z`, 0.4);

/** Blades of grass along the lower edge, denser in the corners. */
export const grass = (): string =>
  fill(
    "leaf",
    "M0 141v-14l3 8 2-14 4 13 3-9 3 10 4-12 2 13 5-7 3 9 4-6 3 8 6-4 3 5h22l4-5 3 5h56l3-6 4 5 5-8 3 8 4-11 3 10 4-7 3 8 4-14 4 12 3-9 3 8 5-15 3 13 4-10 3 9 4-12 3 9 5-16V141z",
  ) + fill("door", "M0 141v-7l6 5 5-6 7 8h128l9-7 8 3 8-5 8 4 8-5 8 4V141z", 0.28);

const tip = (length: number, angle: number, t: number): readonly [number, number] => [
  Math.cos(angle) * length * t,
  Math.sin(angle) * length * t + length * 0.48 * t * t,
];

/** A bent frond with leaflets below its rib, as in the scenes of properties. */
const frond = (angle: number, length: number): string => {
  const teeth = 6;
  const side = Math.sign(Math.cos(angle)) || 1;
  const shown = (n: number): string => String(Math.round(n));
  const rib = [2, 4, 6].map((i) =>
    tip(length, angle, i / teeth)
      .map(shown)
      .join(" "),
  );
  const leaflets = Array.from({ length: teeth }, (_, i) => teeth - i).map((i) => {
    const [x, y] = tip(length, angle, (i - 0.4) / teeth);
    const hang = length * 0.36 * Math.sin(Math.PI * Math.min(1, (i / teeth) * 0.85 + 0.12));
    const foot = tip(length, angle, (i - 0.8) / teeth).map(shown);
    return `${shown(x + side * hang * 0.3)} ${shown(y + hang)} ${foot.join(" ")}`;
  });
  return `M0 0L${rib.join(" ")} ${leaflets.join(" ")}z`;
};

const crown = (count: number, from: number, length: number): string =>
  Array.from({ length: count }, (_, i) => frond(Math.PI * (from + (i / (count - 1)) * (3 - 2 * from)), length)).join(
    "",
  );

const trunk = (lean: number, height: number): string =>
  fill(
    "door",
    `M-3 0q${lean * 0.2 + 1}${-height * 0.5} ${lean + 2} ${-height}h2.600q${-lean * 0.8} ${height * 0.5} ${-lean + 1.4} ${height}z`,
  );

/** A coconut palm. `lean` moves its crown to the side. */
export const palm = (x: number, y: number, height: number, lean: number, scale = 1): string =>
  place(
    x,
    y,
    scale,
    fill("door", "M-14 0a16 2.5 0 1 0 32 0a16 2.5 0 1 0-32 0", 0.25) +
      trunk(lean, height) +
      `<g transform="translate(${lean + 1} ${-height})">` +
      fill("leaf", crown(7, 1.06, 31)) +
      fill("door", crown(7, 1.06, 31), 0.3) +
      fill("leaf", crown(5, 1.2, 22)) +
      fill("marsh", crown(5, 1.2, 22), 0.25) +
      `${disc("boat", -2, 3, 2.2)}${disc("boat", 2.6, 3.4, 2.2)}</g>`,
  );

const window = (x: number): string =>
  fill("roof2", `M${x - 3} 17h14v13H${x - 3}z`) +
  fill("wall", `M${x} 17h8v13h-8z`) +
  line("door", 0.8, `M${x + 4} 17v13`);

/** A bungalow, 64 wide, with a zinc roof. Closed: the shutters cover the windows. */
export const bungalow = (x: number, y: number, scale: number, isClosed = false): string =>
  place(
    x,
    y,
    scale,
    fill("door", "M-8 38h84q12 0 14 3-46 5-98-3z", 0.3) +
      fill("sand", "M0 10h64v28H0z") +
      fill("road", "M0 10h5v28H0z") +
      fill("roof2", "M0 33h64v5H0z") +
      fill("door", "M0 10h64v4H0z", 0.22) +
      (isClosed
        ? fill("roof", "M8 17h14v13H8zM44 17h14v13H44z") +
          line("door", 0.7, "M15 17v13M51 17v13M10 20h3m4 0h3m-10 4h3m4 0h3m26-4h3m4 0h3m-10 4h3m4 0h3")
        : window(11) + window(45)) +
      fill("roof", "M28 17h9v21h-9z") +
      disc("wall", 35, 28, 0.9) +
      fill("roof2", "M-7 11 8-9h48L71 11z") +
      line("surf", 0.9, "M4 10 14-8M16 10l6-18m6 18 2-18m11 18-2-18m14 18L47-8m14 18L51-8") +
      fill("door", "M-7 10h78v1.800H-7z", 0.5),
  );
