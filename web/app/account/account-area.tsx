import { useLocation } from "react-router-dom";
import { findRouteIn } from "../routes/route.ts";
import { accountRoutes } from "./account-routes.ts";

/** The account screen of the current path. */
export function AccountArea() {
  const route = findRouteIn(accountRoutes, useLocation().pathname);
  return route ? <route.Screen /> : null;
}
