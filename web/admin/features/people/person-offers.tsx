import type { PropertyCard } from "#contract/listings/property.ts";
import type { Person, PersonHome } from "#contract/people/person.ts";
import { coverUrl } from "#shared/images/image-urls.ts";
import { readPhoneNumber } from "#shared/people/phone-number.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { formatPrice } from "#web/lib/format/format-values.ts";
import { paths } from "#web/lib/page/paths.ts";
import { chatLink, useOrigin } from "#web/lib/page/site-context.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { PersonHomes } from "./person-homes.tsx";
import type { RecordCall } from "./use-record-call.ts";

const maxOffers = 3;

/** Available homes to offer next, each with a chat that names it. Renders nothing if none is known. */
export function PersonOffers({ person, record }: { person: Person; record: RecordCall }) {
  const origin = useOrigin() || location.origin;
  const { name, phone } = person;
  const number = phone ? readPhoneNumber(phone) : undefined;
  return (
    <PersonHomes
      title="Homes to offer"
      homes={useOffers(person)}
      action={({ uuid, title, kind, price }) =>
        number && (
          <a
            className="icon-btn -mr-3 text-press sm:mr-0"
            href={chatLink(number.e164, `${title}, ${formatPrice(kind, price)}: ${origin}${paths.property(uuid)}`)}
            target="_blank"
            rel="noreferrer"
            aria-label={`Send ${title} to ${name} by WhatsApp`}
            title="Send by WhatsApp"
            onClick={() => record("whatsapp")}
          >
            <Icon name="chat" />
          </a>
        )
      }
    />
  );
}

/** Returns what fits the person's first wish, else what is like the newest home that they asked about. */
function useOffers({ id, homes }: Person): PersonHome[] {
  const wants = useEndpointData(endpointKey("GET /wants", { query: { person_id: id } }), freshSwrConfig).data?.data
    .wants;
  const want = wants?.find(({ status, matches }) => status === "active" && matches > 0);
  const fitting = useEndpointData(want ? endpointKey("GET /wants/:id/matches", { params: { id: want.id } }) : null);
  const asked = homes.find(({ published, deleted }) => published && !deleted);
  const alike = useEndpointData(
    asked && wants && !want ? endpointKey("GET /public/properties/:uuid", { params: { uuid: asked.uuid } }) : null,
  );
  const cards = fitting.data?.data.matches.filter(({ missed }) => missed.length === 0).map(({ listing }) => listing);
  return (cards ?? alike.data?.data.similar ?? [])
    .filter(({ uuid, status }) => status === "available" && homes.every((home) => home.uuid !== uuid))
    .slice(0, maxOffers)
    .map(toHome);
}

function toHome(card: PropertyCard): PersonHome {
  const { uuid, reference, kind, title, status, pictures } = card;
  const price = card.kind === "rent" ? card.monthly_rent : card.price;
  const image_url = coverUrl(kind, uuid, pictures[0]);
  return { uuid, reference, kind, title, status, price, published: true, deleted: false, image_url };
}
