import { amountField, ignoredColumn, periodField } from "#contract/admin/import-fields.ts";
import { type ColumnField, photosColumn } from "./column-fields.ts";
import { columnWords } from "./matching/column-words.ts";

/** Words in the names of columns that are longer than a known name, such as "Rent (US$ per month)". The first match counts. */
const words: [ColumnField, RegExp][] = [
  [ignoredColumn, /\b(photo|image|picture|media|video)s? (count|number|alt|caption|title|credit)s?\b/],
  [ignoredColumn, /\bnumber of (photo|image|picture|floor|unit|storey|view|booking|enquir)\w*\b/],
  [photosColumn, /\b(photo|image|picture|gallery|thumbnail)s?\b/],
  [ignoredColumn, /\b(e ?mails?|url|link|website|web page|video|virtual|slug|permalink|href|timestamp)\b/],
  ["listed_by", /\b(agent|broker|realtor|lister) (full )?name\b/],
  [ignoredColumn, /\b(notes?|remarks?|comments?|feedback|history)\b/],
  [
    ignoredColumn,
    /\bper (sq|square|sqm|sqft|m|ft|foot|acre|lot|unit|person|night|day|head)\b|\bpsf\b|\bnight(s|ly)?\b/,
  ],
  [
    ignoredColumn,
    /\b(old|previous|original|former|estimated|assessed|appraised|tax|max|maximum|min|sec|second) (price|rent|value)\b/,
  ],
  [
    ignoredColumn,
    /\b\w*zestimate\b|\btax(es)?\b|\blev(y|ies)\b|\bhoa\b|\bservice charge\b|\bmaintenance\b|\bmortgage\b|\binsurance\b/,
  ],
  [ignoredColumn, /\b(currency|qualifier|unit|prefix)$|\bsize (postfix|suffix)\b/],
  [
    ignoredColumn,
    /\b(type|sub|status|branch|company|agent|host|user|broker|office|category|city|state|country|area|region|record) id\b/,
  ],
  [
    ignoredColumn,
    /\b(agents?|agency|company|office|contact|branch|firm|broker|brokerage) (address|street|city|logo|title|description|bio|rating|type|license)\b/,
  ],
  [
    ignoredColumn,
    /\b(posted|submitted|entered|created|added|updated|modified|uploaded|prepared|checked|verified|inspected) by\b/,
  ],
  [ignoredColumn, /\b(your|full|first|last|middle|user|sur|nick) ?name\b/],
  [
    ignoredColumn,
    /\b(created|posted|publish(ed)?|added|entered|listed|listing|entry|post|sold|expiry|start|end|create) (date|on|at|time)\b|\bdate (listed|added|created|posted|available)\b|\bavailable (from|date|on)\b|\bdate available\b/,
  ],
  [
    ignoredColumn,
    /\b(plot|lot|land|garden|garage|balcony|yard|erf|stand) (area|size|sq|surface|value|measurement)\b|\barea plot\b/,
  ],
  // Super or carpet area, for example.
  [ignoredColumn, /\barea (type|category|unit|measure|basis|code)\b|\btype of area\b/],
  [ignoredColumn, /\b(title|land) deeds?\b|\bdeeds?\b|\btitle (status|number|type)\b/],
  [
    ignoredColumn,
    /\b(living|dining|sitting|reception|store) ?rooms?\b|\bfloors? (num|number|no|count|level|plans?)\b|\btotal floors?\b|\bstoreys?\b|\bdays on\b|\bviews?\b|\brating\b|\breviews?\b|\bfacing\b|\bscore\b|\bage\b/,
  ],
  ["latitude", /\blat(itude)?\b/],
  ["longitude", /\b(lng|lon|longitude)\b|\b(gps|map) long\b/],
  ["deposit", /\bdeposit\b|\bcaution\b|\bbond\b/],
  ["advance_months", /\badvance\b/],
  ["agency_fee", /\bagen(t|ts|cy) fees?\b|\bagency\b.*\bfees?\b/],
  [
    periodField,
    /\b(rent|rental|price|payment|billing|amount) (frequency|freq|period|cycle|interval|postfix|suffix)\b|\bfrequency\b|\bperiod of the (rent|price)\b|\bhow often\b/,
  ],
  ["contact_number", /\b(phones?|mobile|whats ?app|tel|telephone|cell|cellphone)\b|\bcontact (no|num|number)\b/],
  [
    "listed_by",
    /\b(agents?|agency|brokers?|brokerage|realtor|company) name\b|\b(agent|lister|broker|realtor|agency)$|^(agent|lister|broker|realtor)\b|\bcontact (name|person)\b|\blisted by\b/,
  ],
  [
    amountField,
    /\b(price|amount|cost|usd)\b.*\b(rent|sale|buy)\b.*\b(rent|sale|buy)\b|\b(rent|sale)\b.*\b(rent|sale)\b.*\b(price|amount|cost|usd)\b|\b(price|amount) (or|and) rent\b/,
  ],
  [
    "kind",
    /\b(sale|buy|sell)\b.*\b(rent|let|lease)\b|\b(rent|let)\b.*\b(sale|buy)\b|\b(listing|offer|transaction|deal|ad|advert|trans) (type|category|purpose)\b|\bpurpose\b/,
  ],
  [
    "monthly_rent",
    /\brent(al)?\b.*\b(price|amount|usd|month|pcm|pm|pw|pa|cost|value|rate|charge|week|year|annum|p [maw])\b|\b(price|amount|usd|cost|rate)\b.*\b(month|monthly|pm|pcm|mo|rent|rental)\b|\b(monthly|annual|yearly|weekly) (rent|rental|price|rate|payment|amount|cost)\b|\brent$/,
  ],
  [
    "price",
    /\b(sale|sales|selling|purchase|buying)\b.*\b(price|amount|value|usd|cost)\b|\b(price|amount|cost|value)\b.*\b(sale|purchase)\b/,
  ],
  [amountField, /\bprices?\b|\bamount\b|\busd\b|\bcost\b|\bhow much\b/],
  ["bedrooms", /\bbed ?rooms?\b|\bbeds?\b|\bbdrms?\b|\bbhk\b/],
  ["bathrooms", /\bbath ?rooms?\b|\bbaths?\b|\btoilets?\b|\bwash ?rooms?\b|\bwc\b/],
  [
    "area_sqft",
    /\bsq\b|\bsqft\b|\bsqm\b|\bsquare\b|\bfloor (area|space|size)\b|\b(m|ft) 2\b|\bsize\b|\b(living|built|built up|building|carpet|super|covered|internal|gross|total|usable) (area|surface|space)\b|\bhow big\b/,
  ],
  ["confirmed_at", /\b(updated|modified|confirmed)\b|\bupdate date\b|\blast checked\b/],
  [
    "year_built",
    /\b(year|date) of construction\b|\bconstruction year\b|\b(year|date|was|when) (it )?(was )?built\b|\bbuilt (in|year|on)\b|\byear\b.*\bbuilt\b/,
  ],
  ["furnished", /\bfurnish\w*\b/],
  ["pets_allowed", /\bpets?\b/],
  ["has_parking", /\bparking\b|\bgarages?\b|\bcar ?ports?\b/],
  ["is_new_construction", /\bnew (build|built|construction|home|development)\b/],
  ["featured", /\bfeatured\b/],
  ["amenities", /\bamenit\w*\b|\bfacilit\w*\b|\bfeatures?\b/],
  [
    "lease_duration",
    /\b(lease|tenancy|contract|rental) (duration|terms?|length|period)\b|\bminimum (stay|lease|tenancy)\b/,
  ],
  [
    "property_type",
    /\b(property|prop|home|house|building|unit|dwelling|real estate|asset) (type|category|style)\b|\b(type|kind|sort) of (the )?(property|home|house|building|unit)\b/,
  ],
  ["address", /\baddress\b|\bstreet\b/],
  ["landmark", /\bland ?marks?\b|\bnear(by|est|to)?\b/],
  ["power_hours", /\bhours of (light|current|power|electricity)\b|\b(light|current|power) hours\b/],
  ["power", /\b(lec|electricity|light|current)\b|\bpower (supply|source)\b/],
  ["water", /\bwater (supply|source|type)\b|\bsource of water\b|^water\b/],
  ["floods", /\bflood\w*\b/],
  ["area", /\bneighbou?rhood\b|\bcommunity\b|\blocat\w*\b|\bsuburb\b|\bdistrict\b|\barea\b/],
  ["city", /\b(city|town|municipality)\b/],
  ["state", /\b(county|province)\b/],
  ["postal_code", /\b(zip|post|postal) ?codes?\b/],
  ["is_available", /\bavailable\b|\bavailability\b/],
  ["status", /\bstatus\b/],
  ["title", /\btitle\b|\bheadline\b/],
  ["description", /\bdescri\w*\b|\boverview\b/],
  ["reference", /\b(ref|reference)\b|\b(listing|property|prop|ad|advert|stock|mls) (id|no|number|num|code)\b|\bmls\b/],
];

/** A name that begins so is answered by yes or no. */
const question = /^(?:is|has|have|are|does|do|can|was|allows?) /;
const questionFields: ReadonlySet<ColumnField> = new Set<ColumnField>([
  "kind",
  "furnished",
  "pets_allowed",
  "has_parking",
  "is_new_construction",
  "is_available",
  "featured",
  "power",
  "generator",
  "water",
  "fence",
  "guard",
  "floods",
]);

/**
 * Returns the field that words in the name of a column stand for; `ignoredColumn` if they stand for something that a listing
 * does not have, undefined if no word is known.
 */
export function fieldOfWords(column: string): ColumnField | undefined {
  const name = columnWords(column);
  const field = words.find(([, pattern]) => pattern.test(name))?.[0];
  return field !== undefined && question.test(name) && !questionFields.has(field) ? ignoredColumn : field;
}
