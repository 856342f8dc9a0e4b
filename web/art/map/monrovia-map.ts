import { mapSize, toMapPoint } from "#web/lib/map/monrovia-map.ts";
import { coast, mesuradoMouth, type Position, roads, saintPaulRiver, southCoast, wetlands } from "./geography.ts";

type Point = readonly [number, number];

const round = (value: number): string => String(Math.round(value * 10) / 10);
const toPoints = (line: readonly Position[]): Point[] =>
  line.map(([longitude, latitude]) => toMapPoint(latitude, longitude));

/** Path data of a smooth line through points (Catmull-Rom as cubic curves). */
const curve = (points: readonly Point[]): string => {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  return points
    .slice(1)
    .map((to, index) => {
      const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
      const a = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const b = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      return `C${[...a, ...b, ...to].map(round).join(" ")}`;
    })
    .join("");
};
const start = ([x, y]: Point): string => `M${round(x)} ${round(y)}`;
const line = (positions: readonly Position[]): string => {
  const points = toPoints(positions);
  return start(points[0] as Point) + curve(points);
};
const area = (positions: readonly Position[]): string => {
  const points = toPoints(positions);
  return `${start(points[0] as Point)}${curve([...points, points[0] as Point])}z`;
};

const { width, height } = mapSize;

/** How far the drawing continues beyond the edges of the map. The page of a listing near an edge shows this part. */
const beyond = 160;

/** The land: from the coast to the right and upper edges. The river mouth is drawn over it. */
const land = (): string => {
  const points = toPoints([...coast, ...southCoast]);
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  return `${start(first)}${curve(points)}L${width + beyond} ${round(last[1])}V${-beyond}H${round(first[0])}z`;
};

const palm = (x: number, y: number, k: number): string =>
  `<path transform="translate(${x} ${y})scale(${k})" d="M-1 0 1-18h2L2 0zM2-18q-10-9-16 1 8-4 16-1M2-18q-4-11-15-6 10-1 15 6M2-18q3-12 14-7-10-1-14 7M2-18q11-8 15 3-8-5-15-3" fill="var(--map-leaf)"/>`;
const house = (x: number, y: number, k: number, roof: string): string =>
  `<g transform="translate(${x} ${y})scale(${k})"><path d="M-8 0v-9H8V0z" fill="var(--map-wall)"/><path d="M-11-9 0-17 11-9z" fill="var(--map-${roof})"/><path d="M-2 0v-5h4v5z" fill="var(--map-door)"/></g>`;
const wave = (x: number, y: number): string => `M${x} ${y}q5-4 10 0t10 0`;
const tree = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}"/><circle cx="${x + r}" cy="${y + r * 0.3}" r="${r * 0.8}"/>`;

/** Returns the map of Monrovia as an SVG symbol. Its colours are custom properties of the page, so both themes share it. */
export const monroviaMap = (): string => {
  const roadsPath = roads.map(line).join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="map" viewBox="0 0 ${width} ${height}" overflow="visible">`,
    `<path d="M${-beyond} ${-beyond}h${width + 2 * beyond}v${height + 2 * beyond}h${-width - 2 * beyond}z" fill="var(--map-sea)"/>`,
    `<path d="${land()}" fill="none" stroke="var(--map-surf)" stroke-width="16" stroke-linejoin="round"/>`,
    `<path d="${land()}" fill="var(--map-sand)" stroke="var(--map-sand)" stroke-width="5" stroke-linejoin="round"/>`,
    `<path d="${land()}" fill="var(--map-land)"/>`,
    `<path d="${area(wetlands)}" fill="var(--map-marsh)" stroke="var(--map-marsh)" stroke-width="7" stroke-linejoin="round"/>`,
    `<path d="${area(wetlands)}" fill="var(--map-sea)"/>`,
    `<path d="${line(saintPaulRiver)}${line(mesuradoMouth)}" fill="none" stroke="var(--map-sea)" stroke-width="7" stroke-linecap="round"/>`,
    `<path d="${roadsPath}" fill="none" stroke="var(--map-road-edge)" stroke-width="5" stroke-linecap="round"/>`,
    `<path d="${roadsPath}" fill="none" stroke="var(--map-road)" stroke-width="3" stroke-linecap="round"/>`,
    `<g fill="var(--map-leaf)">${tree(300, 30, 7)}${tree(336, 60, 6)}${tree(232, 16, 6)}${tree(326, 128, 7)}${tree(384, 120, 6)}${tree(262, 66, 5)}${tree(206, 66, 5)}${tree(430, 210, 7)}${tree(388, 206, 5)}</g>`,
    palm(292, 148, 0.8),
    palm(304, 153, 0.65),
    house(292, 60, 0.8, "roof"),
    house(312, 68, 0.7, "roof2"),
    house(238, 40, 0.75, "roof2"),
    house(346, 100, 0.8, "roof"),
    house(404, 236, 0.8, "roof"),
    house(424, 252, 0.7, "roof2"),
    `<path d="${wave(16, 70)}${wave(150, 300)}${wave(96, 300)}${wave(190, 316)}${wave(8, 262)}" fill="none" stroke="var(--map-surf)" stroke-width="1.6" stroke-linecap="round"/>`,
    `<path d="M26 310l5 8h22l6-8zM41 308v-22l14 18z" fill="var(--map-boat)"/>`,
    "</symbol></svg>\n",
  ].join("");
};
