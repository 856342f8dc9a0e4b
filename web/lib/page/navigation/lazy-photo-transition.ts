let loaded: typeof import("./photo-transition.ts") | undefined;

/** Loads the code that moves photos between pages, where the browser can. Call when a link may be followed soon. */
export async function preloadPhotoTransition(): Promise<void> {
  if ("startViewTransition" in document) loaded ??= await import("./photo-transition.ts");
}

/** Runs the navigation of a card's link. The image of the card grows into the images of the property's page. */
export function growCardPhoto(navigate: () => void, link: Element): void {
  if (loaded) loaded.growCardPhoto(navigate, link);
  else navigate();
}
