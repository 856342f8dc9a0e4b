import { allPage } from "./all-page-config.ts";
import { buyPage } from "./buy-page-config.ts";
import { rentPage } from "./rent-page-config.ts";

/** The three pages by name, for the server; each screen loads only its own. */
export const listPages = { all: allPage, buy: buyPage, rent: rentPage };
