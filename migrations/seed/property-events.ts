/** Days of visits in a seeded database. */
const days = 60;
/** Listings that visitors look at: the newest. */
const visited = 12;

/** What made-up visitors did with the newest listings in the last weeks, more every week; nothing where something was counted. */
export function insertPropertyEvents(db: D1Database, now: Date): D1PreparedStatement[] {
  const dates = Array.from({ length: days }, (_, daysAgo) => ({
    day: new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10),
    daysAgo,
  }));
  const counts = dates.flatMap(({ day, daysAgo }) =>
    Array.from({ length: visited }, (_, place) => {
      const views = 3 + ((daysAgo * 7 + place * 5) % 9) + Math.floor((days - daysAgo) / 10) - Math.floor(place / 3);
      const calls = (daysAgo + place) % 5 === 0 ? 1 : 0;
      const whatsapp = (daysAgo * 3 + place) % 4 === 0 ? 1 : 0;
      return { day, place, view: Math.max(views, 1), call: calls, whatsapp };
    }),
  );
  const rows = counts.flatMap(({ day, place, ...events }) =>
    Object.entries(events).flatMap(([event, count]) => (count > 0 ? [{ day, place, event, count }] : [])),
  );
  const json = JSON.stringify(rows);
  return [
    db
      .prepare(
        `INSERT INTO event_days (day, event, count)
         SELECT value ->> 'day', value ->> 'event', sum(value ->> 'count') FROM json_each(?)
         WHERE NOT EXISTS (SELECT 1 FROM property_events) GROUP BY 1, 2 ON CONFLICT DO NOTHING`,
      )
      .bind(json),
    db
      .prepare(
        `INSERT INTO property_events (property_n, day, event, count)
         SELECT n, value ->> 'day', value ->> 'event', value ->> 'count' FROM json_each(?)
         CROSS JOIN (SELECT n, row_number() OVER (ORDER BY n DESC) - 1 AS place FROM properties WHERE live = 1)
           AS listings ON listings.place = value ->> 'place'
         WHERE NOT EXISTS (SELECT 1 FROM property_events) ON CONFLICT DO NOTHING`,
      )
      .bind(json),
  ];
}
