import type { ReactElement } from "react";

/**
 * What a component may show beside other content: elements and no text. A browser that translates the page replaces
 * texts, and React then cannot remove or change a text that stands beside other content.
 */
export type Elements = ReactElement | false | "" | null | undefined | readonly Elements[];
