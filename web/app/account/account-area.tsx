import { useLocation } from "react-router-dom";
import { findAccountScreen } from "./account-screens.ts";

/** The account page of the present address. */
export function AccountArea() {
  const screen = findAccountScreen(useLocation().pathname);
  return screen ? <screen.Screen /> : null;
}
