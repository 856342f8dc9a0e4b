import type { ExchangeRate } from "#contract/site/exchange-rate.ts";
import { createLiberianDollars } from "./create-liberian-dollars.ts";
import { hasChosenLiberianDollars, liberianDollars, liberianDollarsEvent } from "./liberian-dollars.ts";

/** web/site/server/head-script.ts reads it. */
const storageKey = "lrd";

let rate: ExchangeRate | null = null;
let isChosen = !import.meta.env.SSR && hasChosenLiberianDollars();

/** Shows the prices in L$ if the visitor chose them and the owner saved a rate. The attribute keeps space for them. */
function update(): void {
  const shown = rate && isChosen ? createLiberianDollars(rate, new Date()) : undefined;
  document.documentElement.toggleAttribute("data-lrd", shown !== undefined);
  liberianDollars.shown = shown;
  dispatchEvent(new Event(liberianDollarsEvent));
}

/** Sets the owner's rate; null: no prices in L$. */
export function setLiberianRate(newRate: ExchangeRate | null): void {
  if (newRate === rate && Boolean(liberianDollars.shown) === (isChosen && rate !== null)) return;
  rate = newRate;
  update();
}

/** Shows or hides the prices in L$ and stores the choice on this device; other tabs follow. */
export function toggleLiberianDollars(): void {
  isChosen = !isChosen;
  update();
  try {
    if (isChosen) localStorage.setItem(storageKey, "1");
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage the choice is valid for this page only.
  }
}

/** Follows the choice of other tabs. Returns a function that stops it. */
export function followLiberianDollars(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== storageKey) return;
    isChosen = newValue !== null;
    update();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
