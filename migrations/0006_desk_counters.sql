-- What the desk counts is kept by triggers, so that no figure is a scan and none can drift from its rows.
CREATE TRIGGER enquiry_counted AFTER INSERT ON enquiries BEGIN
  INSERT INTO enquiry_counts (spam, service, status, count) VALUES (new.spam, new.service, new.status, 1)
  ON CONFLICT (spam, service, status) DO UPDATE SET count = count + 1;
  INSERT INTO enquiry_days (day, service, count) SELECT substr(new.submitted_at, 1, 10), new.service, 1 WHERE new.spam = 0
  ON CONFLICT (day, service) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER enquiry_recounted AFTER UPDATE OF spam, service, status, submitted_at ON enquiries BEGIN
  UPDATE enquiry_counts SET count = count - 1 WHERE spam = old.spam AND service = old.service AND status = old.status;
  INSERT INTO enquiry_counts (spam, service, status, count) VALUES (new.spam, new.service, new.status, 1)
  ON CONFLICT (spam, service, status) DO UPDATE SET count = count + 1;
  UPDATE enquiry_days SET count = count - 1
  WHERE old.spam = 0 AND day = substr(old.submitted_at, 1, 10) AND service = old.service;
  INSERT INTO enquiry_days (day, service, count) SELECT substr(new.submitted_at, 1, 10), new.service, 1 WHERE new.spam = 0
  ON CONFLICT (day, service) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER enquiry_uncounted AFTER DELETE ON enquiries BEGIN
  UPDATE enquiry_counts SET count = count - 1 WHERE spam = old.spam AND service = old.service AND status = old.status;
  UPDATE enquiry_days SET count = count - 1
  WHERE old.spam = 0 AND day = substr(old.submitted_at, 1, 10) AND service = old.service;
  DELETE FROM enquiry_counts WHERE spam = old.spam AND service = old.service AND status = old.status AND count = 0;
  DELETE FROM enquiry_days WHERE day = substr(old.submitted_at, 1, 10) AND service = old.service AND count = 0;
END;
--> statement-breakpoint
CREATE TRIGGER listing_counted AFTER INSERT ON properties WHEN new.live = 1 BEGIN
  INSERT INTO listing_days (day, kind, count) VALUES (substr(new.created_at, 1, 10), new.kind, 1)
  ON CONFLICT (day, kind) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER listing_recounted AFTER UPDATE OF published, deleted_at, created_at, kind ON properties BEGIN
  UPDATE listing_days SET count = count - 1 WHERE old.live = 1 AND day = substr(old.created_at, 1, 10) AND kind = old.kind;
  INSERT INTO listing_days (day, kind, count) SELECT substr(new.created_at, 1, 10), new.kind, 1 WHERE new.live = 1
  ON CONFLICT (day, kind) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER listing_uncounted AFTER DELETE ON properties WHEN old.live = 1 BEGIN
  UPDATE listing_days SET count = count - 1 WHERE day = substr(old.created_at, 1, 10) AND kind = old.kind;
END;
--> statement-breakpoint
-- The desk's search. It holds no text of its own (content=''), and with secure-delete nothing of an enquiry that was
-- blanked or erased stays in it. A phone number is found by its digits too: all, the last nine and the last seven.
CREATE VIRTUAL TABLE enquiry_index USING fts5 (
  words, content = '', detail = none, prefix = '1 2 3 4', tokenize = "unicode61 remove_diacritics 2"
);
--> statement-breakpoint
INSERT INTO enquiry_index (enquiry_index, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIEW enquiry_words AS SELECT n,
  name || ' ' || email || ' ' || reference || ' ' || coalesce(subject, '') || ' ' || coalesce(message, '') || ' ' || phone_number
  || ' ' || digits || ' ' || substr(digits, -9) || ' ' || substr(digits, -7) AS words
FROM (SELECT *, replace(replace(replace(replace(replace(replace(phone_number, '+', ''), ' ', ''), '-', ''), '(', ''), ')', ''), '.', '') AS digits FROM enquiries);
--> statement-breakpoint
CREATE TRIGGER enquiry_found AFTER INSERT ON enquiries BEGIN
  INSERT INTO enquiry_index (rowid, words) SELECT n, words FROM enquiry_words WHERE n = new.n;
END;
--> statement-breakpoint
-- The index wants the very words back that it was given, so they are taken out before the row changes.
CREATE TRIGGER enquiry_changing BEFORE UPDATE OF name, email, reference, subject, message, phone_number ON enquiries BEGIN
  INSERT INTO enquiry_index (enquiry_index, rowid, words) SELECT 'delete', n, words FROM enquiry_words WHERE n = old.n;
END;
--> statement-breakpoint
CREATE TRIGGER enquiry_changed AFTER UPDATE OF name, email, reference, subject, message, phone_number ON enquiries BEGIN
  INSERT INTO enquiry_index (rowid, words) SELECT n, words FROM enquiry_words WHERE n = new.n;
END;
--> statement-breakpoint
CREATE TRIGGER enquiry_lost BEFORE DELETE ON enquiries BEGIN
  INSERT INTO enquiry_index (enquiry_index, rowid, words) SELECT 'delete', n, words FROM enquiry_words WHERE n = old.n;
END;
--> statement-breakpoint
-- What was there before: the promised time by contract/answer-time.ts.
UPDATE enquiries SET changed_at = submitted_at, due_at = strftime('%Y-%m-%dT%H:%M:%fZ', CASE
  WHEN service = 'driving-school' THEN datetime(submitted_at, '+1 day')
  WHEN strftime('%w', submitted_at) = '6' THEN date(submitted_at, '+3 days')
  WHEN strftime('%w', submitted_at) = '0' THEN date(submitted_at, '+2 days')
  WHEN strftime('%w', submitted_at) = '5' THEN datetime(submitted_at, '+3 days')
  ELSE datetime(submitted_at, '+1 day') END);
--> statement-breakpoint
INSERT INTO enquiry_index (rowid, words) SELECT n, words FROM enquiry_words;
--> statement-breakpoint
INSERT INTO enquiry_counts (spam, service, status, count)
  SELECT spam, service, status, count(*) FROM enquiries GROUP BY spam, service, status;
--> statement-breakpoint
INSERT INTO enquiry_days (day, service, count)
  SELECT substr(submitted_at, 1, 10), service, count(*) FROM enquiries WHERE spam = 0 GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO listing_days (day, kind, count)
  SELECT substr(created_at, 1, 10), kind, count(*) FROM properties WHERE live = 1 GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO event_days (day, event, count) SELECT day, event, sum(count) FROM property_events GROUP BY day, event;
--> statement-breakpoint
PRAGMA optimize;
