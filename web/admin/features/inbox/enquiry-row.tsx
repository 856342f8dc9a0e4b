import type { MouseEvent } from "react";
import type { InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";
import { enquiryServiceLabel } from "#contract/services/services.ts";
import { describePreferredTime } from "#shared/enquiries/describe-preferred-time.ts";
import {
  channelLabels,
  describeAnswer,
  describeSource,
  possibleSpamLabel,
} from "#web/admin/features/shared/enquiries/enquiry-labels.ts";
import { EnquiryBadges } from "#web/admin/features/shared/enquiries/status-badge.tsx";
import { excerpt } from "#web/admin/lib/format/excerpt.ts";
import { formatPhone } from "#web/admin/lib/format/format-phone.ts";
import { describeStepDay, isStepDue } from "#web/admin/lib/format/step-days.ts";
import { Tick } from "#web/admin/ui/inputs/tick.tsx";
import { formatShortDate } from "#web/lib/format/format-date-time.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

/** Characters of the message that the table shows. */
const excerptLength = 100;

interface EnquiryRowProps {
  enquiry: InboxEnquiry;
  /** How many open enquiries of the person on the page the row stands for. */
  count: number;
  /** How many the person has in all, also those on other pages or hidden by a filter. */
  openInAll: number;
  isSelected: boolean;
  /** Whether a phone shows the box. */
  isChoosing: boolean;
  onSelect: (isSelected: boolean) => void;
  onOpen: (id: string) => void;
}

/**
 * Without the columns of a desktop, the cells are the parts of a row that wraps: the name and the time, the message, the
 * state and the facts. A tablet, which is the container from 40em, has the message beside the name, and below them the number
 * and the rest.
 */
const cellClass = "max-lg:contents lg:border-t lg:border-line lg:py-1.5 lg:pr-4 lg:align-top";
const smallClass = "text-1/[1.4] text-ink2";
/** Quieter than the message above it. */
const answerClass =
  "max-lg:order-3 lg:block lg:truncate [&>svg]:mr-1 [&>svg]:inline [&>svg]:size-[14px] [&>svg]:align-[-2px] [&>svg]:text-good";
/** A dot between the parts of a line. */
const partsClass =
  "*:not-first:before:font-normal *:not-first:before:whitespace-pre *:not-first:before:text-ink2 *:not-first:before:content-['_·_']";
/** The row opens the enquiry: the arrow is beside the time on a phone, and at the end of the row on a desktop. */
const arrowClass =
  "after:inline-block after:size-[7px] after:border-t-2 after:border-r-2 after:border-ink2 after:[transform:rotate(45deg)]";
const timeClass = `max-lg:order-1 max-lg:ml-auto max-lg:pl-3 max-lg:text-right after:mr-px after:mb-px after:ml-2 lg:after:hidden @max-[15em]:order-5 ${arrowClass}`;
/** In the margin, so that all names stay in one column. */
const newMarkClass =
  "before:absolute before:left-[4px] before:mt-[7px] before:size-[8px] before:rounded-full before:bg-ocean lg:before:-left-[12px] lg:before:mt-[8px]";
const overdueMarkClass =
  "before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-overdue lg:before:-top-px";

export function EnquiryRow({ enquiry, count, openInAll, isSelected, isChoosing, onSelect, onOpen }: EnquiryRowProps) {
  const { id, name, email, phone_number, subject, message, status, submitted_at, due_at, service, overdue, assignee } =
    enquiry;
  const { next_step, next_step_at, awaits_answer } = enquiry;
  const weight = awaits_answer ? "font-bold" : "font-normal";
  const answer = describeAnswer(enquiry, (at) => formatShortDate(at));
  const counted = openInAll > count ? `${openInAll} open in all` : count > 1 && `${count} enquiries`;
  const preferred = describePreferredTime(enquiry.preferred_day, enquiry.preferred_time);
  const openUnlessSelecting = (event: MouseEvent<HTMLElement>) => {
    // The box of the row selects it.
    if (event.target instanceof Element && event.target.closest("label")) return;
    // A drag selects text, such as a phone number to copy, and opens nothing.
    if (getSelection()?.type === "Range") return;
    // The dialog gives the focus back to where it was.
    event.currentTarget.querySelector("button")?.focus({ preventScroll: true });
    onOpen(id);
  };
  return (
    // The button with the name takes the keys; a click anywhere in the row counts as one on the button.
    <tr
      className={classNames(
        "group cursor-pointer lg:hover:bg-sand",
        "max-lg:relative max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:border-b max-lg:gap-y-1 max-lg:gap-x-3 max-lg:border-line max-lg:px-(--gutter) max-lg:py-3",
      )}
      onClick={openUnlessSelecting}
    >
      <td className={classNames("lg:relative", overdue && overdueMarkClass, cellClass)}>
        <Tick
          className={classNames(
            "max-lg:order-6 max-lg:-my-3 max-lg:-mr-3 max-lg:ml-auto lg:-my-2.5 lg:-ml-1",
            !isChoosing && "max-lg:hidden",
          )}
          aria-label={`Select ${name || enquiry.reference}`}
          checked={isSelected}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        >
          {null}
        </Tick>
      </td>
      <td className={classNames("lg:relative", cellClass)}>
        <button
          type="button"
          className={classNames(
            "cursor-pointer text-left group-hover:underline",
            status === "new" && newMarkClass,
            weight,
            // A touch target of 44 px in a line of 22 px.
            "max-lg:-mt-[8px] max-lg:-mb-[14px] max-lg:min-h-touch max-lg:min-w-0 max-lg:pt-[8px] max-lg:pb-[14px] max-lg:leading-[1.375rem]",
            // Room for the date, and on a tablet for the message.
            "max-lg:flex-[1_1_max(6rem,100%-5.5rem)] @min-[40em]:flex-[0_0_13.25rem]",
          )}
          aria-haspopup="dialog"
        >
          {name || "Unknown"}
        </button>
        <span
          className={classNames(
            "max-lg:order-4 lg:block lg:*:block lg:*:truncate @min-[40em]:order-2 @min-[40em]:basis-[13.25rem]",
            answer ? "@max-[40em]:hidden" : "@max-[15em]:hidden",
            smallClass,
          )}
        >
          <span>{phone_number ? formatPhone(phone_number) : email || "—"}</span>
          {/* Replies go to the phone number. A phone has no room for the address too. */}
          {phone_number && email && (
            <span className="max-lg:hidden!" title={email}>
              {email}
            </span>
          )}
        </span>
      </td>
      <td className={cellClass}>
        <span
          className={classNames(
            "line-clamp-1 text-1 max-lg:order-2 max-lg:basis-full @max-[15em]:line-clamp-2 lg:mt-[2px] lg:line-clamp-2",
            "@min-[40em]:order-0 @min-[40em]:flex-[1_1_calc(100%-20.5rem)]",
            partsClass,
          )}
        >
          {subject && <strong className={weight}>{subject}</strong>}
          {preferred && <span>{`Preferred time: ${preferred}`}</span>}
          {message ? (
            <span>{excerpt(message, excerptLength)}</span>
          ) : (
            !subject && <span className="text-ink2 max-lg:hidden">No message</span>
          )}
        </span>
        {/* On a phone it replaces the status, except Closed, and the number. */}
        {answer && (
          <span className={`${smallClass} ${answerClass}`} title={describeAnswer(enquiry)}>
            <Icon name="check" />
            <span>{answer}</span>
          </span>
        )}
        {next_step && next_step_at && (
          <span
            className={classNames(
              "text-1 max-lg:order-2 max-lg:basis-full lg:block lg:truncate @min-[40em]:order-7 @min-[40em]:pl-[14rem]",
              isStepDue(next_step_at, new Date()) ? "font-bold text-bad" : "text-ink2",
            )}
          >
            {`Next: ${describeStepDay(next_step_at, new Date())}, ${next_step}`}
          </span>
        )}
      </td>
      <td className={cellClass}>
        <span
          className={classNames(
            "flex flex-wrap items-center gap-1 text-1/[1.4] max-lg:order-3",
            answer && status !== "closed" && "max-lg:hidden",
          )}
        >
          {counted && <span className="font-bold">{counted}</span>}
          <EnquiryBadges status={status} overdue={overdue} />
          {enquiry.possible_spam && <span className="text-1 font-bold text-warn">{possibleSpamLabel}</span>}
        </span>
        {assignee && (
          <span className={`lg:mt-[2px] lg:block lg:truncate max-lg:order-5 ${smallClass}`}>
            <span className="max-lg:sr-only">Assigned to </span>
            <span>{assignee.username}</span>
          </span>
        )}
      </td>
      <td className={cellClass}>
        <time
          className={classNames(
            "whitespace-nowrap text-1/[1.4] lg:block lg:pt-[3px]",
            timeClass,
            // A desktop has the day on which it was due below.
            overdue ? "max-lg:font-bold max-lg:text-bad lg:text-ink2" : "text-ink2",
          )}
          dateTime={submitted_at}
        >
          <span>{formatShortDate(submitted_at)}</span>
          <span className="max-lg:hidden">{`, ${submitted_at.slice(11, 16)}`}</span>
        </time>
        {overdue && (
          <span className="block text-1/[1.4] font-bold text-bad max-lg:hidden">
            {`Due ${formatShortDate(due_at)}`}
          </span>
        )}
      </td>
      <td
        className={classNames(
          arrowClass,
          "max-lg:after:hidden after:absolute after:top-[calc(50%-4px)] after:right-[4px] lg:relative",
          cellClass,
          "lg:pr-5",
        )}
      >
        <span
          className={classNames(
            "max-lg:order-5 lg:block lg:truncate lg:pt-[3px]",
            answer || assignee ? "@max-[40em]:hidden" : "@max-[15em]:hidden",
            smallClass,
          )}
        >
          <span className={enquiry.property_reference ? "max-lg:hidden" : undefined}>
            {enquiryServiceLabel(service) ?? "—"}
          </span>
          {enquiry.property_reference && (
            <>
              <span className="max-lg:hidden"> · </span>
              <span className="whitespace-nowrap">{enquiry.property_reference}</span>
            </>
          )}
        </span>
        <span className={`truncate max-lg:hidden lg:block ${smallClass}`}>
          {joinParts(
            [
              enquiry.channel !== "form" && channelLabels[enquiry.channel],
              enquiry.source && describeSource(enquiry.source),
            ],
            " · ",
          )}
        </span>
      </td>
    </tr>
  );
}
