import type { ShareImage } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";

/** The drawings that chats show of shared pages; `npm run art` renders them. They have no text, so they never lie. */
const drawing = (name: string, alt: string): ShareImage => ({
  path: `/art/share/${name}.jpg`,
  width: 1200,
  height: 630,
  alt,
});

const drawings = {
  home: drawing("home", "Villa above the sea"),
  rent: drawing("rent", "Flats with balconies"),
  buy: drawing("buy", "House with a mango tree"),
  land: drawing("land", "Plot of land with a wall"),
  clinic: drawing("clinic", "Doctor and patients in a clinic"),
  driving: drawing("driving", "Yellow driving school car"),
  cleaning: drawing("cleaning", "Two cleaners in front of a house"),
};

/** The drawing of the pages below a path. */
const byPath: readonly [path: string, image: ShareImage][] = [
  [paths.rent, drawings.rent],
  [paths.buy, drawings.buy],
  [paths.healthServices, drawings.clinic],
  [paths.health, drawings.clinic],
  [paths.drivingSchoolLanding, drawings.driving],
  [paths.drivingSchool, drawings.driving],
  [paths.janitorial, drawings.cleaning],
];

export type DrawingName = keyof typeof drawings;

/** Returns the image that chats show of a page: its own, its drawing, or that of its part of the site. */
export function findShareImage(image: ShareImage | DrawingName | undefined, pathname: string): ShareImage {
  if (typeof image === "object") return image;
  const found = byPath.find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
  return image ? drawings[image] : (found?.[1] ?? drawings.home);
}
