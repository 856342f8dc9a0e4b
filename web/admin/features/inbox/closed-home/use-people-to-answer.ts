import { useContext, useRef, useState } from "react";
import type { AdminAppointment, AppointmentDetail } from "#contract/appointments/admin-appointment.ts";
import { isOpenStatus } from "#contract/appointments/appointment-kinds.ts";
import type { ContactWay } from "#contract/enquiries/channels.ts";
import { defaultReplyTemplates } from "#contract/enquiries/default-reply-templates.ts";
import type { InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";
import { pageSizes } from "#contract/http/pagination.ts";
import { findService } from "#contract/services/services.ts";
import { visibleSite } from "#contract/site/visible-site.ts";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { addDays } from "#shared/appointments/appointment-time.ts";
import { getToday } from "#web/admin/features/shared/appointments/appointment-days.ts";
import { homeGone } from "#web/admin/features/shared/appointments/appointment-labels.ts";
import { useAppointmentCache, useAppointments } from "#web/admin/features/shared/appointments/use-appointments.ts";
import { enquiriesKey, useEnquiryList } from "#web/admin/features/shared/enquiries/enquiry-lists.ts";
import { useRefreshEnquiry } from "#web/admin/features/shared/enquiries/use-refresh-enquiry.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { attemptFor, type CreationAttempt } from "#web/admin/lib/forms/creation-attempt.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { SiteContext } from "#web/lib/page/site-context.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { useReplySubject } from "../enquiry/reply/use-reply-subject.ts";
import { type OfferedReply, offeredReplies } from "../enquiry/reply-templates.ts";

/** A person who waits for a home that is sold or let: for a viewing, or for an answer. */
export type WaitingPerson =
  | { kind: "viewing"; id: string; viewing: AdminAppointment }
  | { kind: "enquiry"; id: string; enquiry: InboxEnquiry; reply: OfferedReply };

/** What became of one of them. */
interface Outcome {
  person: WaitingPerson;
  state: "busy" | "done" | "failed";
  /** Why it failed. */
  problem?: string;
  /** The cancelled viewing, and whether a mail says so. */
  cancelled?: { viewing: AppointmentDetail; told: "mail" | null };
}

/** The people who wait for a home, what is ticked, and what was done. */
export function usePeopleToAnswer(uuid: string) {
  const listed = useWaitingPeople(uuid);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  /** How each person is told; null takes the tick away. A viewing has one at first, because the home is gone. */
  const [ways, setWays] = useState<ReadonlyMap<string, ContactWay | null>>(new Map());
  const [isBusy, setIsBusy] = useState(false);
  const attempts = useRef(new Map<string, CreationAttempt>());
  const refreshEnquiry = useRefreshEnquiry();
  const { refresh: refreshAppointments } = useAppointmentCache();

  const isListed = (id: string) => listed.people?.some((one) => one.id === id) ?? true;
  const gone = [...outcomes.values()].map(({ person }) => person).filter(({ id }) => !isListed(id));
  const stateOf = (id: string): Outcome["state"] | undefined => {
    const state = outcomes.get(id)?.state;
    // The response was lost, or a colleague was faster.
    return state === "failed" && !isListed(id) ? "done" : state;
  };
  const isTicked = ({ id, kind }: WaitingPerson) => {
    const way = ways.get(id);
    return way === undefined ? kind === "viewing" : way !== null;
  };
  const people = [...(listed.people ?? []), ...gone];
  const chosen = people.filter((person) => isTicked(person) && stateOf(person.id) !== "done");
  const note = (person: WaitingPerson, outcome: Omit<Outcome, "person">) =>
    setOutcomes((before) => new Map(before).set(person.id, { person, ...outcome }));

  const cancelViewing = async ({ id, sequence }: AdminAppointment): Promise<Outcome["cancelled"]> => {
    try {
      const body = { status: "cancelled", reason: homeGone, sequence } as const;
      const { data, told } = await apiSend("PATCH /appointments/:id", { params: { id }, body });
      return { viewing: data.appointment, told };
    } catch (failure) {
      if (isCancelled(failure)) return undefined;
      throw failure;
    }
  };
  const answerEnquiry = async ({ id }: InboxEnquiry, by: ContactWay, { text }: OfferedReply) => {
    const body = { by, ...(by !== "call" && { text }) };
    const attempt = attemptFor(body, attempts.current.get(id));
    attempts.current.set(id, attempt);
    await apiSend("POST /contact/submissions/:id/contacted", { params: { id }, body, idempotencyKey: attempt.key });
    await refreshEnquiry(id);
  };
  const answerOne = async (person: WaitingPerson) => {
    note(person, { state: "busy" });
    try {
      if (person.kind === "viewing") {
        const cancelled = await cancelViewing(person.viewing);
        note(person, { state: "done", ...(cancelled && { cancelled }) });
      } else {
        await answerEnquiry(person.enquiry, ways.get(person.id) ?? likelyWay(person.enquiry), person.reply);
        note(person, { state: "done" });
      }
    } catch (failure) {
      note(person, { state: "failed", problem: errorText(failure) });
    }
  };

  return {
    error: listed.error,
    retry: listed.retry,
    isLoading: listed.people === undefined,
    people,
    chosen,
    isBusy,
    isTicked,
    stateOf,
    outcomeOf: (id: string) => outcomes.get(id),
    tick: (person: WaitingPerson, isOn: boolean) =>
      setWays((before) => new Map(before).set(person.id, isOn ? likelyWay(contactOf(person)) : null)),
    /** A chat or a mail was opened with the prepared message. */
    setWay: (person: WaitingPerson, by: ContactWay) => setWays((before) => new Map(before).set(person.id, by)),
    /** Cancels and records what is ticked, one after another. What fails stays ticked: the next run does only that. */
    answerAll: async () => {
      setIsBusy(true);
      for (const person of chosen) await answerOne(person);
      await refreshAppointments();
      setIsBusy(false);
    },
  };
}

export type PeopleToAnswer = ReturnType<typeof usePeopleToAnswer>;

export const contactOf = (person: WaitingPerson) => (person.kind === "viewing" ? person.viewing : person.enquiry);

/** Without a button, the person was told by other means. */
const likelyWay = ({ phone_number }: { phone_number: string }): ContactWay => (phone_number ? "call" : "email");

/** Whether a change was refused because the appointment is cancelled already. */
function isCancelled(failure: unknown): boolean {
  if (!(failure instanceof ApiError) || failure.status !== 409) return false;
  const { appointment } = (failure.body ?? {}) as { appointment?: { status?: unknown } };
  return appointment?.status === "cancelled";
}

/** Returns the open viewings and the unanswered enquiries of a home; undefined while they load. */
function useWaitingPeople(uuid: string) {
  const today = getToday(new Date());
  const days = appointmentLimits.calendarDays;
  // As far ahead as visitors may book, in two ranges.
  const soon = useAppointments({ from: today, to: addDays(today, days - 1), property_uuid: uuid });
  const later = useAppointments({ from: addDays(today, days), to: addDays(today, 2 * days - 1), property_uuid: uuid });
  const list = useEnquiryList(enquiriesKey({ property_uuid: uuid, unanswered: "true" }, pageSizes.max));
  const toReply = useReplyWriter(uuid);
  const [appointments, more, enquiries] = [soon.appointments, later.appointments, list.data?.data.submissions];
  const error = soon.error ?? later.error ?? (list.data ? undefined : list.error);
  const retry = () => void Promise.all([soon.retry(), later.retry(), list.mutate()]);
  if (!appointments || !more || !enquiries) return { people: undefined, error, retry };
  const now = new Date().toISOString();
  const viewings = [...appointments, ...more].filter(({ status, start }) => isOpenStatus(status) && start > now);
  const people: WaitingPerson[] = [
    ...viewings.map((viewing) => ({ kind: "viewing" as const, id: viewing.id, viewing })),
    ...enquiries
      // A report asks for no home.
      .filter(({ service }) => service !== "report")
      .map((enquiry) => ({ kind: "enquiry" as const, id: enquiry.id, enquiry, reply: toReply(enquiry) })),
  ];
  return { people, error: undefined, retry };
}

/** Returns a function that writes the reply to an enquiry about a home, as the inbox would offer it first. */
function useReplyWriter(uuid: string): (enquiry: InboxEnquiry) => OfferedReply {
  const site = useContext(SiteContext);
  const me = useSession()?.user.username;
  const subject = useReplySubject({ property_uuid: uuid, professional_id: null, course_id: null });
  const templates = useEndpoint(endpointKey("GET /reply-templates")).data ?? defaultReplyTemplates;
  return (enquiry) => {
    const { name, phone } = visibleSite(site, findService(enquiry.service)?.slug);
    const business = { name, phone, ...(me && { me }) };
    const [first] = offeredReplies(enquiry, subject, business, templates, new Date());
    return first ?? { label: "", text: "" };
  };
}
