import { allPageConfig } from "./all-page-config.ts";
import { buyPageConfig } from "./buy-page-config.ts";
import { rentPageConfig } from "./rent-page-config.ts";

/** For the server. In the browser each screen imports only its own config, to keep its code small. */
export const listPagesByName = { all: allPageConfig, buy: buyPageConfig, rent: rentPageConfig };
