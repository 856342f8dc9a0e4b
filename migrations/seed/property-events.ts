/** The number of days with visits. */
const days = 60;
/** Only the newest listings are visited. */
const visitedListings = 12;

/**
 * Returns statements that add invented views, calls and WhatsApp chats for the newest listings. The numbers grow
 * from week to week. The statements change nothing if the database already has events.
 */
export function preparePropertyEvents(db: D1Database, now: Date): D1PreparedStatement[] {
  const dates = Array.from({ length: days }, (_, daysAgo) => ({
    day: new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10),
    daysAgo,
  }));
  const counts = dates.flatMap(({ day, daysAgo }) =>
    Array.from({ length: visitedListings }, (_, position) => {
      const views =
        3 + ((daysAgo * 7 + position * 5) % 9) + Math.floor((days - daysAgo) / 10) - Math.floor(position / 3);
      const call = (daysAgo + position) % 5 === 0 ? 1 : 0;
      const whatsapp = (daysAgo * 3 + position) % 4 === 0 ? 1 : 0;
      return { day, position, view: Math.max(views, 1), call, whatsapp };
    }),
  );
  const rows = counts.flatMap(({ day, position, ...events }) =>
    Object.entries(events).flatMap(([event, count]) => (count > 0 ? [{ day, position, event, count }] : [])),
  );
  const json = JSON.stringify(rows);
  return [
    db
      .prepare(
        `INSERT INTO property_event_day_counts (day, event, count)
         SELECT value ->> 'day', value ->> 'event', sum(value ->> 'count') FROM json_each(?)
         WHERE NOT EXISTS (SELECT 1 FROM property_events) GROUP BY 1, 2 ON CONFLICT DO NOTHING`,
      )
      .bind(json),
    db
      .prepare(
        `INSERT INTO property_events (property_n, day, event, count)
         SELECT n, value ->> 'day', value ->> 'event', value ->> 'count' FROM json_each(?)
         CROSS JOIN (SELECT n, row_number() OVER (ORDER BY n DESC) - 1 AS position FROM properties WHERE is_listed = 1)
           AS listings ON listings.position = value ->> 'position'
         WHERE NOT EXISTS (SELECT 1 FROM property_events) ON CONFLICT DO NOTHING`,
      )
      .bind(json),
  ];
}
