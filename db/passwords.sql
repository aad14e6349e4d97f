-- For compose.yaml: sets the passwords of the processes' users, from the secrets of the database container.
\set site `cat /run/secrets/site.password`
\set worker `cat /run/secrets/worker.password`
\set desk `cat /run/secrets/desk.password`
\set watcher `cat /run/secrets/watcher.password`
alter role clinic_site password :'site';
alter role clinic_worker password :'worker';
alter role clinic_desk password :'desk';
alter role clinic_watcher password :'watcher';
