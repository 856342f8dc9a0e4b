import { allPageConfig } from "#web/site/features/listings/list-pages/all-page-config.ts";
import { buyPageConfig } from "#web/site/features/listings/list-pages/buy-page-config.ts";
import { rentPageConfig } from "#web/site/features/listings/list-pages/rent-page-config.ts";

export const listPagesByName = { all: allPageConfig, buy: buyPageConfig, rent: rentPageConfig };
