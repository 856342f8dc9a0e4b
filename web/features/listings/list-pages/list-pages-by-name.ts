import { allPageConfig } from "./all-page-config.ts";
import { buyPageConfig } from "./buy-page-config.ts";
import { rentPageConfig } from "./rent-page-config.ts";

/** The three pages by name, for the server; each screen loads only its own. */
export const listPagesByName = { all: allPageConfig, buy: buyPageConfig, rent: rentPageConfig };
