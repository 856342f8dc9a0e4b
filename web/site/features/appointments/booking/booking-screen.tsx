import { useLocation } from "react-router-dom";
import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { BackLink } from "#web/site/ui/back-link.tsx";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { kindTexts } from "../messages.ts";
import { chooseDays } from "../slots/group-days.ts";
import { readDay, slotsKey } from "../slots/slots-key.ts";
import { type BookedItem, getService, useBookedItem } from "./booked-item.ts";
import { BookedSummary } from "./booked-summary.tsx";
import { BookingForm } from "./booking-form.tsx";
import { BookingPromise } from "./booking-promise.tsx";
import { TimesFailed, TimesLoading } from "./times-states.tsx";
import { Unbookable } from "./unbookable.tsx";

/** What is booked, beside the form and the contacts where there is room. */
const firstColumn = "grid content-start gap-4 lg:row-span-2";

interface BookingScreenProps {
  kind: AppointmentKind;
  id: string;
  /** Renders the photo of what is booked. */
  renderImage: (image: BookedItem["image"]) => Elements;
}

/** Books a viewing, a lesson or a professional. */
export function BookingScreen({ kind, id, renderImage }: BookingScreenProps) {
  const state = useBookedItem(kind, id);
  const item = state.status === "found" ? state.item : undefined;
  const { title: kindTitle, closed, back } = kindTexts[kind];
  const title = item?.isClosed ? closed : (item?.heading ?? kindTitle);
  usePageHead({
    title: item ? `${title}: ${item.title}` : title,
    noindex: true,
    ...(state.status === "missing" && { status: 404 }),
    ...(item?.isClosed && kind === "viewing" && { status: 410 }),
  });
  if (state.status === "missing") return <NothingToBook kind={kind} tellPath={state.tellPath} />;
  return (
    <>
      {/* Keeps its place until the address is known. */}
      <BackLink to={item?.path ?? ""} label={back} isHidden={!item} />
      <div className="wrap pb-12">
        <h1 className="mt-2 text-5">{title}</h1>
        <div className="mt-3 grid gap-x-12 gap-y-4 lg:mt-6 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
          {item?.isClosed ? (
            <Unbookable
              reason="closed"
              kind={kind}
              item={item}
              summary={<BookedSummary item={item} image={renderImage(item.image)} />}
            />
          ) : item ? (
            <FreeTimes kind={kind} id={id} item={item} image={renderImage(item.image)} />
          ) : state.status === "failed" ? (
            <TimesFailed kind={kind} chatText="Hello, I would like to book a time." onRetry={state.retry} />
          ) : (
            <TimesLoading />
          )}
          {item && !item.isClosed && (
            <aside
              className="border-t border-line pt-4 lg:col-start-2 lg:self-start lg:border-0 lg:pt-2"
              aria-label="Call or message us"
            >
              <h2 className="text-3">Prefer to talk?</h2>
              <div className="mt-3">
                <ContactPair service={getService(kind)} chatText={kindTexts[kind].chat(item.title)} />
              </div>
            </aside>
          )}
        </div>
      </div>
    </>
  );
}

/** The address names no kind of appointment. */
export function UnknownBooking() {
  usePageHead({ title: "Book a time", noindex: true, status: 404 });
  return <NothingToBook kind="viewing" />;
}

const NothingToBook = ({ kind, tellPath }: { kind: AppointmentKind; tellPath?: string | undefined }) => (
  <div className="wrap py-6">
    <Unbookable reason="unknown" kind={kind} tellPath={tellPath} />
  </div>
);

interface FreeTimesProps {
  kind: AppointmentKind;
  id: string;
  item: BookedItem;
  image: Elements;
}

/** What is booked, what will happen, and the form with the free times. */
function FreeTimes({ kind, id, item, image }: FreeTimesProps) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const from = readDay(params.get("from"));
  const { data, error, mutate } = useEndpoint(slotsKey(kind, id, from));
  const summary = <BookedSummary item={item} image={image} />;
  const refresh = () => void mutate();
  if (!data)
    return (
      <div className={firstColumn}>
        {summary}
        {error ? (
          <TimesFailed kind={kind} chatText={kindTexts[kind].chat(item.title)} onRetry={refresh} />
        ) : (
          <TimesLoading />
        )}
      </div>
    );
  const { slots, is_intake: isIntake } = data.data;
  const who = kind === "clinic" ? null : data.data.who;
  const { days, day, next } = chooseDays(slots, from, readDay(params.get("day")));
  const laterPath = withQuery(pathname, new URLSearchParams({ from: next }));
  if (day)
    return (
      <BookingForm
        kind={kind}
        id={id}
        summary={summary}
        days={days}
        day={day}
        from={from}
        next={next}
        who={who}
        promise={<BookingPromise mode={data.data.mode} who={who} />}
        intakes={isIntake ? slots : undefined}
        onRefused={refresh}
      />
    );
  return (
    <div className={firstColumn}>
      {summary}
      {isIntake ? (
        <Unbookable reason="no seats" title={item.title} askPath={item.askPath} tellPath={item.tellPath} />
      ) : (
        <Unbookable
          reason="nothing free"
          kind={kind}
          title={item.title}
          laterPath={laterPath}
          askPath={item.askPath}
          tellPath={item.tellPath}
        />
      )}
    </div>
  );
}
