import { useSyncExternalStore } from "react";
import { subscribeTo } from "#web/lib/events/subscribe-to.ts";

/** How prices are shown in Liberian dollars, at the owner's rate. */
export interface LiberianDollars {
  /** Returns an amount of US dollars in L$, rounded: `L$ 85,500`. */
  format: (dollars: number) => string;
  /**
   * Returns it as shown next to a price: `about L$ 85,500`, with `(old rate)` if the rate is old; and the price before a
   * reduction, at the same rate: `about L$ 85,500, before L$ 95,000`.
   */
  about: (dollars: number, previous?: number | null) => string;
  /** Returns the amounts of a range, without those that are 0: `about L$ 190,000 to L$ 380,000`. */
  aboutRange: (dollars: readonly number[]) => string;
  /** Returns it for a text that leaves the page: ` (about L$ 85,500)`, or ` (about L$ 85,500, old rate)`. */
  inParentheses: (dollars: number) => string;
  /** `At L$ 190 per US$ 1, set on 12 November`. */
  rate: string;
  /** `This rate is 12 days old`, if it is old. */
  age: string | undefined;
}

/** Dispatched when visitors switch the prices in L$ on or off. */
export const liberianDollarsEvent = "lrd";

/** Set by choose-liberian-dollars.ts, which only visitors load who see prices in L$ or their switch. */
export const liberianDollars: { shown?: LiberianDollars | undefined } = {};

const subscribe = subscribeTo(liberianDollarsEvent);

/** Returns how to show L$; undefined unless the visitor chose it, and on the server. */
export function useLiberianDollars(): LiberianDollars | undefined {
  return useSyncExternalStore(
    subscribe,
    () => liberianDollars.shown,
    () => undefined,
  );
}

/** Returns whether the visitor chose L$, before the code of it has loaded. web/site/server/head-script.ts sets the attribute. */
export const hasChosenLiberianDollars = () => "lrd" in document.documentElement.dataset;
