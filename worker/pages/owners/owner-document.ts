import { html } from "hono/html";
import type { Outcome } from "#contract/appointments/appointment-kinds.ts";
import type { OwnerHome } from "#contract/owners/owner-link.ts";
import type { SiteDetails } from "#contract/site/site-details.ts";
import { formatDollars, formatRange } from "#shared/listings/prices/question-price.ts";
import { isOnMarket } from "#shared/listings/status/listing-status.ts";
import { statusLabel } from "#shared/listings/status/status-label.ts";

type Business = Pick<SiteDetails, "name" | "phone">;

/** A form that was refused: which home it is about, what was typed, and why. */
export interface RefusedAnswer {
  uuid: string;
  values: Record<string, string>;
  problem: string;
}

const dayFormat = new Intl.DateTimeFormat("en-GB", { timeZone: "Africa/Monrovia", day: "numeric", month: "long" });
const formatDay = (iso: string) => dayFormat.format(new Date(iso));

const outcomeWords: Record<Outcome, string> = {
  liked: "liked it",
  too_dear: "too dear",
  wrong_area: "wrong area",
  wrong_size: "wrong size",
  condition: "condition of the home",
  other: "other reasons",
};

/** Returns the page of an owner's homes, which works without a script. @param now identifies the forms of this page */
export const ownerDocument = (business: Business, homes: readonly OwnerHome[], now: Date, refused?: RefusedAnswer) =>
  frame(
    business,
    "Your homes",
    html`<p class="mt-2">What happened to your ${homes.length === 1 ? "home" : "homes"} in the last 30 days, and the 30 days before.
Tell us with one tap what is still free.</p>
${homes.map((home) => showHome(home, now, refused?.uuid === home.uuid ? refused : undefined))}`,
  );

/** Returns a page that says why there is nothing to show or to do. */
export const ownerMessage = (business: Business, text: string) => frame(business, text, html``);

const frame = ({ name, phone }: Business, title: string, content: unknown) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark">
<title>${title} | ${name}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/owner.css"></head>
<body><div class="mx-auto max-w-160 p-4"><main><h1 class="text-4">${title}</h1>
${content}</main>
<footer class="mt-6"><p>${name}: <a href="tel:${phone.replaceAll(/[^+\d]/g, "")}">${phone}</a></p>
<p class="mt-2 text-1 text-ink2">Keep the address of this page to yourself: it answers for your homes.</p></footer></div></body></html>`;

function showHome(home: OwnerHome, now: Date, refused: RefusedAnswer | undefined) {
  const { uuid, reference, title, status, kind, confirmed_at, before, usual, waiting, published } = home;
  const price = `$${formatDollars(home.price)}${kind === "rent" ? " a month" : ""}`;
  const isConfirmed = isOnMarket(status) && confirmed_at;
  const gone = kind === "rent" ? "let" : "sold";
  return html`<article id="${reference}" class="mt-4 rounded-l border border-line bg-raise p-4 wrap-anywhere"><h2 class="text-3">${title}</h2>
<p class="mt-1 text-1 text-ink2">${reference} · ${price} · ${statusLabel(status)}${published ? "" : " · not on the site yet"}</p>
${refused && html`<p class="mt-2 rounded-m bg-bad-bg px-3 py-2 text-bad" role="alert">${refused.problem}</p>`}
${waiting && html`<p class="mt-2 rounded-m bg-good-bg px-3 py-2 text-good" role="status">You said: ${describeWaiting(waiting)}. We look at it and change it.</p>`}
${isConfirmed && html`<p class="mt-2 rounded-m bg-good-bg px-3 py-2 text-good" role="status">Confirmed ${formatDay(confirmed_at)}.</p>`}
<table class="my-3 w-full border-collapse text-right"><thead class="border-b border-line text-1 text-ink2"><tr><td></td><th scope="col" class="py-1 font-normal">Last 30 days</th><th scope="col" class="py-1 pl-3 font-normal">Before</th></tr></thead><tbody>
${showCount("Views", home.views, before.views)}
${showCount("Calls and messages", home.contacts, before.contacts)}
${showCount("Viewings", home.viewings, before.viewings)}
</tbody></table>
${describeOutcomes(home)}
${home.wants > 0 && html`<p class="mt-2">${home.wants === 1 ? "1 person looks" : `${home.wants} people look`} for such a home.</p>`}
${usual && html`<p class="mt-2">Such homes usually cost ${formatRange(usual)}.</p>`}
<form method="post" class="mt-2">
<input type="hidden" name="uuid" value="${uuid}"><input type="hidden" name="reference" value="${reference}"><input type="hidden" name="at" value="${now.toISOString()}">
<button class="btn w-full" name="answer" value="free">Still free</button>
<details${refused?.values.answer === gone ? html` open` : ""}><summary class="fold font-bold">${statusLabel(gone)}</summary>
<label class="my-2 block">Since (if you know)<input class="in" type="date" name="date" value="${refused?.values.date ?? ""}"></label>
<button class="btn btn-outline my-2 w-full" name="answer" value="${gone}">It is ${gone}</button></details>
<details${refused?.values.answer === "price" ? html` open` : ""}><summary class="fold font-bold">New price</summary>
<label class="my-2 block">US$${kind === "rent" ? " a month" : ""}<input class="in" name="price" inputmode="decimal" autocomplete="off" value="${refused?.values.price ?? ""}"></label>
<button class="btn btn-outline my-2 w-full" name="answer" value="price">Send the new price</button></details>
</form></article>
`;
}

const showCount = (label: string, recent: number, before: number) =>
  html`<tr><th scope="row" class="py-1 text-left font-normal">${label}</th><td class="font-bold">${recent}</td><td class="pl-3">${before}</td></tr>`;

function describeOutcomes({ outcomes }: OwnerHome) {
  const found = Object.entries(outcomeWords).flatMap(([outcome, words]) => {
    const count = outcomes[outcome as Outcome];
    return count > 0 ? [`${count} ${words}`] : [];
  });
  return found.length > 0 && html`<p class="mt-2">After the viewings: ${found.join(", ")}.</p>`;
}

function describeWaiting({ answer, price, date }: NonNullable<OwnerHome["waiting"]>): string {
  if (answer === "price") return `new price $${formatDollars(price ?? 0)}`;
  return `${answer === "free" ? "free again" : answer}${date ? ` since ${formatDay(date)}` : ""}`;
}
