-- Where a picture's faces and figures are, as contract/src/picture-focus.ts says it, for crops to keep them. Null where
-- nobody knows: pictures of hosted models, and those painted before. It changes with image_key alone, which raises the
-- version of what strangers read.
alter table story_pages add column image_focus jsonb;
alter table draft_pages add column image_focus jsonb;
