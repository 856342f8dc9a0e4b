import { allPage } from "./list-page-all.ts";
import { buyPage } from "./list-page-buy.ts";
import { rentPage } from "./list-page-rent.ts";

/** The three pages by name, for the server; each screen loads only its own. */
export const listPages = { all: allPage, buy: buyPage, rent: rentPage };
