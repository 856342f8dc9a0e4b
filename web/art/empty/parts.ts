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

/** The sky with a low sun, or the moon in the dark theme. */
export const sky = (sunX: number, sunY: number): string =>
  fill("sea", "M0 0h200v140H0z") +
  fill("surf", "M0 26q50 6 100 0t100 2v112H0z") +
  fill("sand", "M0 52q50-6 100-1t100-2v91H0z", 0.7) +
  disc("wall", sunX, sunY, 20, 0.3) +
  disc("wall", sunX, sunY, 11);

/** Far trees on the horizon, the earth and a strip of grass in front. */
export const ground = (horizon: number): string =>
  fill("marsh", `M0 ${horizon - 8}q14-9 28-3 10-9 24-2 14-6 26 3 20-4 34 1 12-9 26-2 12-7 24 0 16-6 38 1v12H0z`) +
  fill("road-edge", `M0 ${horizon}q100-5 200 1v80H0z`) +
  fill("road", `M0 ${horizon + 16}q90-7 200 3v8Q100 ${horizon + 18} 0 ${horizon + 28}z`, 0.35);

/** Grass along the lower edge. */
export const grass = (): string =>
  fill(
    "leaf",
    "M0 140v-9l4 6 3-12 4 11 6-8 2 9 8-3 5 5h26l5-4 4 4h70l4-5 6 5 5-10 4 9 6-6 3 5 7-13 3 10 6-7 4 8 7-6 8-9v18z",
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
    trunk(lean, height) +
      `<g transform="translate(${lean} ${-height})">` +
      fill(
        "leaf",
        "M0 0q-14-8-25 9 11-8 25-5zM0 0q-12-17-28-8 15-3 26 11zM0 0q-6-19-17-19 10 6 15 20zM0 0q4-19 17-21-10 9-13 22zM0 0q12-17 28-10-15 0-25 13zM0 0q14-8 26 7-12-7-26-3zM0 0q-9 2-11 18 4-9 12-14zM0 0q9 2 11 16-4-8-12-12z",
      ) +
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
    fill("door", "M-6 38h84l10 4H-2z", 0.25) +
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
