import type { InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { EnquiryRow } from "./enquiry-row.tsx";
import { groupByPerson } from "./person/group-by-person.ts";

interface EnquiryTableProps {
  enquiries: readonly InboxEnquiry[];
  /** True while these are the enquiries of the previous filters and the new ones are loading. */
  isStale: boolean;
  /** Says how the list is sorted. */
  order: string;
  isSelected: (id: string) => boolean;
  /** Whether the rows of a phone have boxes. */
  hasBoxes: boolean;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  onOpen: (id: string) => void;
}

const headClass = "py-1.5 pr-4 text-left text-1 text-ink2";

/** The enquiries as a table on the desktop and as lines of a mail app on a phone. */
export function EnquiryTable({ enquiries, isStale, order, isSelected, hasBoxes, onSelect, onOpen }: EnquiryTableProps) {
  return (
    <table
      className={classNames(
        "mt-2 w-full border-collapse lg:mt-0 border-t border-line wrap-anywhere aria-busy:opacity-60 lg:table-fixed",
        "max-lg:@container max-lg:-mx-(--gutter) max-lg:block max-lg:w-auto",
      )}
      aria-busy={isStale}
    >
      <caption className="sr-only">{`Contact submissions, ${order}`}</caption>
      <thead className="max-lg:sr-only">
        <tr>
          <td className="w-11" />
          <th scope="col" className={`w-[13.25rem] ${headClass}`}>
            Contact
          </th>
          <th scope="col" className={headClass}>
            Message
          </th>
          <th scope="col" className={`w-[6rem] ${headClass}`}>
            Status
          </th>
          <th scope="col" className={`w-[7rem] ${headClass}`}>
            Submitted
          </th>
          <th scope="col" className={`w-[10.5rem] ${headClass}`}>
            Service
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {groupByPerson(enquiries).map(({ enquiry, ids, openInAll }) => (
          <EnquiryRow
            key={enquiry.id}
            enquiry={enquiry}
            count={ids.length}
            openInAll={openInAll}
            isChoosing={hasBoxes}
            isSelected={isSelected(enquiry.id)}
            onSelect={(isSelectedNow) => onSelect(ids, isSelectedNow)}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  );
}
