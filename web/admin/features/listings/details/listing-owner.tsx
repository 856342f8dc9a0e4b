import { useState } from "react";
import { Link } from "react-router-dom";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { personPath } from "#contract/site/admin-paths.ts";
import { phoneLinks } from "#shared/people/phone-number.ts";
import { useRefreshListings } from "#web/admin/features/shared/listings/use-refresh-listings.ts";
import { PersonSearch } from "#web/admin/features/shared/people/person-search.tsx";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { formatDate } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { Field } from "#web/ui/form/field.tsx";

const routes = { buy: "PATCH /update/buy/property", rent: "PATCH /update/rent/property" } as const;

/** Who owns a home, with a call at one tap, and until when the mandate lasts. Visitors see nothing of it. */
export function ListingOwner({ listing }: { listing: AdminProperty }) {
  const { uuid, kind, owner_id, mandate, deleted_at } = listing;
  const refresh = useRefreshListings();
  const [isChanging, setIsChanging] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (change: { owner_id?: string | null; mandate?: string | null }) => {
    setIsBusy(true);
    try {
      await apiSend(routes[kind], { body: { uuid, ...change } });
      setIsChanging(false);
      refresh();
      showToast({ tone: "good", title: "Saved", text: "Only colleagues see the owner." });
    } catch (error) {
      showToast({ tone: "bad", title: "Not saved", text: errorText(error) });
    }
    setIsBusy(false);
  };
  if (deleted_at) return null;
  return (
    <section aria-labelledby="owner-title" className="mt-6 border-t border-line pt-4">
      <h3 id="owner-title" className="text-2">
        Owner
      </h3>
      {owner_id && !isChanging && <OwnerContact id={owner_id} />}
      {mandate && !isChanging && <p className="text-ink2">{`Mandate until ${formatDate(mandate)}`}</p>}
      {!isChanging && (
        <Button look="quiet" className="-ml-3" onClick={() => setIsChanging(true)}>
          {owner_id ? "Change owner or mandate" : "Add the owner"}
        </Button>
      )}
      {isChanging && (
        <div className="mt-2 grid max-w-md gap-4">
          <PersonSearch
            label="Find the owner"
            hint="By name or number. Add new people on the People page."
            action="Choose"
            isBusy={isBusy}
            onChoose={({ id }) => void save({ owner_id: id })}
          />
          <form
            className="flex items-end gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              const value = new FormData(event.currentTarget).get("mandate");
              void save({ mandate: typeof value === "string" && value ? value : null });
            }}
          >
            <Field id="mandate" label="Mandate until" className="min-w-0 flex-1">
              <input id="mandate" name="mandate" type="date" className="in" defaultValue={mandate ?? ""} />
            </Field>
            <Button type="submit" look="outline" busy={isBusy}>
              Save
            </Button>
          </form>
          <div className="flex flex-wrap gap-2">
            {owner_id && (
              <Button look="small" busy={isBusy} onClick={() => void save({ owner_id: null })}>
                Remove the owner
              </Button>
            )}
            <Button look="quiet" onClick={() => setIsChanging(false)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

function OwnerContact({ id }: { id: string }) {
  const key = endpointKey("GET /people/:id", { params: { id } });
  const { data } = useEndpointData(key, freshSwrConfig);
  const person = data?.data.person;
  const links = person?.phone ? phoneLinks(person.phone) : undefined;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <Link to={personPath(id)} className="inline-flex min-h-touch items-center font-bold wrap-anywhere">
        {person ? person.name || "Unknown" : "The owner"}
      </Link>
      {links && (
        <a href={links.tel} className="inline-flex min-h-touch items-center">
          {`Call ${person?.phone}`}
        </a>
      )}
      {person?.key_holder && <span className="text-ink2 wrap-anywhere">{`Keys: ${person.key_holder}`}</span>}
    </p>
  );
}
