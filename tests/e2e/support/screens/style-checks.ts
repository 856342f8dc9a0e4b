import type { Page } from "@playwright/test";

/** The tokens of the theme, by the property of elements that takes them. */
const tokens = {
  fontSize: ["--text-0", "--text-1", "--text-2", "--text-3", "--text-4", "--text-5"],
  fontWeight: ["--font-weight-normal", "--font-weight-medium", "--font-weight-bold"],
  borderTopLeftRadius: ["--radius-s", "--radius-m", "--radius-l"],
  minHeight: ["--spacing-touch", "--spacing-control"],
};

/**
 * Returns the visible elements of the current screen whose computed size of text, weight, radius or, of buttons, height is
 * no token of the theme, and tags that are on no photo. Drawings have sizes of their own.
 */
export const findOtherStyles = (page: Page): Promise<string[]> =>
  page.evaluate((tokens) => {
    const probe = document.body.appendChild(document.createElement("i"));
    const read = (property: keyof typeof tokens) =>
      new Set(
        tokens[property].map((token) => {
          probe.style[property] = `var(${token})`;
          return getComputedStyle(probe)[property];
        }),
      );
    const [sizes, weights, radii, heights] = [
      read("fontSize"),
      read("fontWeight"),
      read("borderTopLeftRadius"),
      read("minHeight"),
    ];
    probe.remove();
    // Square, and as round as a circle.
    const isPlain = (radius: string) => radius === "0px" || radius === "50%" || Number.parseFloat(radius) >= 999;
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const found = [...document.body.querySelectorAll<HTMLElement>("*")].flatMap((element) => {
      if (element.closest("svg, .sr-only") || !element.checkVisibility({ visibilityProperty: true })) return [];
      const { fontSize, fontWeight, borderTopLeftRadius, minHeight } = getComputedStyle(element);
      const others = [
        hasText(element) && !sizes.has(fontSize) && `text ${fontSize}`,
        hasText(element) && !weights.has(fontWeight) && `weight ${fontWeight}`,
        !isPlain(borderTopLeftRadius) && !radii.has(borderTopLeftRadius) && `radius ${borderTopLeftRadius}`,
        element.matches(".btn") && !heights.has(minHeight) && `height ${minHeight}`,
        element.matches(".tags") && !element.parentElement?.querySelector("img") && "tag beside no photo",
      ].filter(Boolean);
      return others.map((other) => `${other}: ${element.outerHTML.slice(0, 120)}`);
    });
    return [...new Set(found)].slice(0, 10);
  }, tokens);
