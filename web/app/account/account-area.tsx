import { useLocation } from "react-router-dom";
import { accountScreenOf } from "./account-screens.ts";

/** The account page of the present address. */
export function AccountArea() {
  const screen = accountScreenOf(useLocation().pathname);
  return screen ? <screen.Screen /> : null;
}
