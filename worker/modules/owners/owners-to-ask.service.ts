import type { ToConfirmOwner } from "#contract/listings/status/confirmation.ts";
import { askState, askStates } from "#contract/owners/owner-answers.ts";
import type { OwnerHome } from "#contract/owners/owner-link.ts";
import { siteDefaults } from "#contract/site/site-details.ts";
import { query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { findPriceFigures } from "#worker/modules/properties/prices/price-figures.repository.ts";
import { findSavedSite } from "#worker/modules/site/site.repository.ts";
import { findOwnerHomes } from "./owner-homes.repository.ts";
import { countedDays, toOwnerHomes } from "./owner-homes.service.ts";
import { type OwnerContext, readLinks } from "./owner-links.service.ts";
import { areOfferedHomesOf, findOwnersToAsk } from "./owners-to-ask.repository.ts";

/** Lists the owners of homes that are due for confirmation, each with a prepared message and the link. */
export async function listOwnersToAsk(context: OwnerContext, actor: AdminActor, limit: number) {
  const { db, now } = context;
  const [found, saved, figures] = await query(db, findOwnersToAsk(actor, now), findSavedSite, findPriceFigures);
  const business = (saved?.data.site ?? siteDefaults).name;
  const owners = found
    .map((owner) => ({ ...owner, state: askState(owner, now) }))
    .sort(
      (a, b) =>
        askStates.indexOf(a.state) - askStates.indexOf(b.state) || (a.oldest ?? "").localeCompare(b.oldest ?? ""),
    );
  const listed = owners.slice(0, limit);
  const ids = listed.map(({ id }) => id);
  const links = await readLinks(context, ids);
  const [rows] = await query(db, findOwnerHomes(areOfferedHomesOf(ids, now), countedDays(now)));
  const homes = Map.groupBy(await toOwnerHomes(db, rows, figures), (_, index) => rows[index]?.owner_id ?? "");
  return {
    data: {
      properties: [],
      owners: listed.map(({ id, name, contacts, sent_at, state }): ToConfirmOwner => {
        const contactOf = (...kinds: string[]) => contacts.find(({ kind }) => kinds.includes(kind))?.value ?? null;
        const link = links.get(id) ?? null;
        const offered = homes.get(id) ?? [];
        return {
          ...{ person_id: id, name, sent_at, state, link },
          phone: contactOf("phone") ?? contactOf("whatsapp"),
          email: contactOf("email"),
          message: writeMessage({ name, homes: offered, link, business, isReminder: state !== "to_send" }),
          homes: offered,
        };
      }),
    },
    total: owners.length,
    total_exact: true,
    next_cursor: null,
  };
}

interface Message {
  name: string;
  homes: readonly OwnerHome[];
  link: string | null;
  business: string;
  isReminder: boolean;
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** Returns the message to an owner: what happened to the homes in 30 days, and the link for the answer. */
function writeMessage({ name, homes, link, business, isReminder }: Message): string {
  const isOne = homes.length === 1;
  const again = isReminder ? " We asked you some days ago, and have no answer yet." : "";
  const numbers = homes.map(
    ({ title, reference, views, contacts, viewings }) =>
      `${title} (${reference}): ${plural(views, "view")}, ${plural(contacts, "contact")}, ${plural(viewings, "viewing")} in 30 days`,
  );
  const answer = link
    ? `One tap is enough: ${link}`
    : `Please answer this message: still free, let or sold, or a new price?`;
  return [
    `Hello${name ? ` ${name}` : ""}, this is ${business}.${again} ${isOne ? "Is your home" : "Are your homes"} still free?`,
    ...numbers,
    answer,
  ].join("\n\n");
}
