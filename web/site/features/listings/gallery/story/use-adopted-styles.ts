import { useInsertionEffect } from "react";

/** Whether the browser can take styles from code. Without it, the story cannot be shown. */
export const canAdoptStyles = (): boolean => "adoptedStyleSheets" in Document.prototype;

/** Applies styles while the component is mounted. They come with its code: one request instead of two. */
export function useAdoptedStyles(css: string): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}
