-- Names that a patient can read, beside the name that labs print; the ways in to the list; and which tests may betray
-- something to whoever reads along (decision 0026).
alter table lab_tests
  add column name_en text,
  add column name_hi text,
  add column groups text[] not null default '{}',
  add column sensitive boolean not null default true;

-- Until the list is imported again, a test is called what labs call it, and no page betrays it.
update lab_tests set name_en = name, name_hi = name;

alter table lab_tests
  alter column name_en set not null,
  alter column name_hi set not null,
  alter column groups drop default,
  alter column sensitive drop default,
  add constraint lab_tests_names_bounded check (
    char_length(name_en) between 2 and 120 and char_length(name_hi) between 2 and 120
  );
