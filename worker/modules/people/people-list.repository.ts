import { and, desc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { pageSizes } from "#contract/http/pagination.ts";
import type { PeopleList } from "#contract/people/person.ts";
import { encodePersonPosition, type PeopleQuery } from "#contract/people/person-input.ts";
import { readIdReference, referenceSpellings } from "#shared/listings/reference.ts";
import { toWords } from "#shared/listings/words.ts";
import { matchExpression } from "#worker/db/contacts/match-expression.ts";
import { isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { beginning } from "#worker/db/contacts/phone-search.ts";
import { builder } from "#worker/db/driver.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { combineQueries, noRows, type Query } from "#worker/db/query.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { people } from "#worker/db/tables/people.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { wants } from "#worker/db/tables/wants.ts";
import { personColumns, toSummary } from "./person-rows.ts";
import { isShown } from "./shown-enquiries.ts";

/** A search looks at this many newest people with the words, so that a common name does not read all of them. */
const maxMatches = 31;
/** The newest enquiries with the words; those with the words in the name of the sender are looked at. */
const maxEnquiriesWithWords = 60;
/** The newest homes with the words; those with the words in the title are looked at. */
const maxHomesWithWords = 60;
/** The homes whose people are found. D1 runs at most five parts of a UNION. */
const maxHomes = 2;
/** Shorter searches are the beginning of a name rather than a title. */
const minTitleLength = 3;
const maxTitleWords = 8;
/** People who are found by a home, the last enquiries first. */
const maxOfHome = 20;

/** Characters of a message in the list. */
const aboutLength = 120;

/** Lists one page of the people whom the reader may see, the last contact first. */
export function listPeople(
  reader: HealthReader,
  { limit = pageSizes.default, q, cursor, ...filters }: PeopleQuery,
  now: Date,
): Query<PeopleList> {
  const searched = q ? searchCondition(reader, q, filters) : isListed(reader, filters);
  const newestFirst = [desc(people.last_contact_at), desc(people.n)];
  // The page is chosen first, so that contacts and enquiries of other people are not read.
  const page = builder
    .select({ n: people.n })
    .from(people)
    .where(
      and(searched, cursor && sql`(${people.last_contact_at}, ${people.n}) < (${cursor.lastContactAt}, ${cursor.n})`),
    )
    .orderBy(...newestFirst)
    .limit(limit + 1)
    .as("page");
  const rows = builder
    .select({ ...personColumns(reader, now), about: about(reader) })
    .from(page)
    .innerJoin(people, eq(people.n, page.n))
    .orderBy(...newestFirst);
  return combineQueries([searched ? rows : noRows], (found) => {
    const listed = found.slice(0, limit);
    const last = found.length > limit ? listed.at(-1) : undefined;
    return {
      data: { people: listed.map((row) => ({ ...toSummary(row), about: row.about })) },
      next_cursor: last ? encodePersonPosition({ lastContactAt: last.last_contact_at, n: last.n }) : null,
    };
  });
}

/** What a colleague noted that the person looks for, else the beginning of the last message. */
function about(reader: HealthReader) {
  const wanted = builder
    .select({ label: wants.label })
    .from(wants)
    .where(
      and(
        eq(wants.person_n, people.n),
        eq(wants.status, "active"),
        reader.seesHealth ? undefined : ne(wants.kind, "clinic"),
      ),
    )
    .orderBy(desc(wants.n))
    .limit(1);
  const { message, subject } = enquiries;
  const sent = builder
    .select({ text: sql`substr(coalesce(${message}, ${properties.title}, ${subject}), 1, ${aboutLength})`.as("text") })
    .from(enquiries)
    .leftJoin(properties, eq(properties.uuid, enquiries.property_uuid))
    .where(and(eq(enquiries.person_n, people.n), isShown(reader)))
    .orderBy(desc(enquiries.n))
    .limit(1);
  return sql<string | null>`coalesce(${wanted}, ${sent})`.as("about");
}

type PersonFilters = Pick<PeopleQuery, "kind" | "assignee_id">;

/** The condition for people whom the reader may see and who pass the filters. */
const isListed = (reader: HealthReader, { kind, assignee_id }: PersonFilters): SQL | undefined =>
  and(
    isNull(people.merged_into),
    reader.seesHealth ? undefined : isVisiblePerson(reader),
    kind && sql`${people[`is_${kind}`]} = 1`,
    assignee_id ? eq(people.assignee_id, assignee_id) : undefined,
  );

/**
 * Returns the people with the words, those of an enquiry and those of a home; undefined if the text has no words. The
 * filters are part of the search, because of its matches only the newest are read.
 */
function searchCondition(reader: HealthReader, q: string, filters: PersonFilters): SQL | undefined {
  const match = matchExpression(q);
  if (!match) return undefined;
  const found = [
    sql`SELECT * FROM (SELECT people.n FROM enquiry_index_people CROSS JOIN people ON people.n = enquiry_index_people.rowid
      WHERE enquiry_index_people MATCH ${[match, ...filterWords(filters)].join(" AND ")} AND ${isListed(reader, filters)}
      ORDER BY enquiry_index_people.rowid DESC LIMIT ${integerLiteral(maxMatches)})`,
    ...peopleOfEnquiry(reader, q, filters),
    ...peopleOfHomes(reader, q, filters),
  ];
  return sql`(people.n IN (WITH homes AS MATERIALIZED (${findHomes(q)}) ${sql.join(found, sql` UNION ALL `)})
    OR people.n IN (${peopleWhoWroteAs(reader, q, match, filters)}))`;
}

/** Who has sent an enquiry with this name, among the newest enquiries with its words. */
function peopleWhoWroteAs(reader: HealthReader, q: string, match: string, filters: PersonFilters): SQL {
  const words = toWords(q).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0) return sql`SELECT NULL WHERE false`;
  const inName = words.slice(0, maxTitleWords).map((word) => sql`instr(lower(enquiries.name), ${word}) > 0`);
  return sql`SELECT person_n FROM (SELECT rowid AS enquiry_n FROM enquiry_index WHERE enquiry_index MATCH ${match}
      ORDER BY rowid DESC LIMIT ${integerLiteral(maxEnquiriesWithWords)})
    CROSS JOIN enquiries ON enquiries.n = enquiry_n CROSS JOIN people ON people.n = person_n
    WHERE ${sql.join(inName, sql` AND `)} AND ${isShown(reader)} AND ${isListed(reader, filters)}`;
}

/** The words by which the index knows the filters. */
const filterWords = ({ kind, assignee_id }: PersonFilters): string[] => [
  ...(kind ? [`"_is_${kind}"`] : []),
  ...(assignee_id && /^[\da-f-]+$/i.test(assignee_id) ? [`"_assignee_${assignee_id.replaceAll("-", "")}"`] : []),
];

/** The reference of an enquiry is the beginning of its id. */
function peopleOfEnquiry(reader: HealthReader, reference: string, filters: PersonFilters): SQL[] {
  const digits = readIdReference("e", reference);
  return digits
    ? [
        sql`SELECT person_n FROM enquiries CROSS JOIN people ON people.n = person_n WHERE enquiries.id >= ${digits} AND enquiries.id < ${`${digits}~`}
        AND ${isShown(reader)} AND ${isListed(reader, filters)}`,
      ]
    : [];
}

/** Selects the home with the reference, and the newest ones with the words in their titles. */
function findHomes(q: string): SQL {
  const words = [...new Set(toWords(q))].slice(0, maxTitleWords);
  const inTitle = words.map((word) => sql`instr(lower(title), ${word}) > 0`);
  const byTitle = sql`SELECT * FROM (SELECT uuid, owner_id FROM (
      SELECT rowid AS home_n FROM property_search
      WHERE property_search MATCH ${words.map(beginning).join(" AND ")} ORDER BY rowid DESC LIMIT ${integerLiteral(maxHomesWithWords)})
    CROSS JOIN properties ON properties.n = home_n WHERE ${sql.join(inTitle, sql` AND `)} LIMIT ${integerLiteral(maxHomes)})`;
  const byReference = sql`SELECT uuid, owner_id FROM properties WHERE reference IN (SELECT value FROM json_each(${JSON.stringify(referenceSpellings(q))}))`;
  return words.join("").length < minTitleLength ? byReference : sql`${byReference} UNION ALL ${byTitle}`;
}

/** Who owns the homes, and who has asked about them. */
function peopleOfHomes(reader: HealthReader, q: string, filters: PersonFilters): SQL[] {
  const isTitle = toWords(q).join("").length >= minTitleLength;
  const askers = Array.from(
    { length: isTitle ? maxHomes : 1 },
    (_, index) => sql`SELECT * FROM (SELECT person_n FROM enquiries
      CROSS JOIN people ON people.n = person_n
      WHERE property_uuid = (SELECT uuid FROM homes LIMIT 1 OFFSET ${integerLiteral(index)}) AND ${isShown(reader)} AND ${isListed(reader, filters)}
      ORDER BY enquiries.n DESC LIMIT ${integerLiteral(maxOfHome)})`,
  );
  const owners = sql`SELECT people.n FROM people WHERE people.id IN (SELECT owner_id FROM homes) AND ${isListed(reader, filters)}`;
  return [owners, ...askers];
}
