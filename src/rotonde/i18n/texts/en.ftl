### English: the server, the terminal, the command line and the laboratory. Other languages follow this file.

## What the terminal says; the games' own sentences are in their folders.

# One thing, or several as the language lists them.
one-or-more = { $said }
about = Railway board games: in the browser, in the terminal, from Python.
epilogue = `rotonde COMMAND --help` says more about a command.
version = rotonde { $version }, engine { $engine }
compiled = compiled
interpreted = interpreted
runs-interpreted = The engine runs interpreted, five to seven times slower than compiled: Rotonde runs from its sources, or was installed without a C compiler.

## Commands and their arguments

help-help = show this and exit
help-version = the version, and whether the engine is compiled
help-language = { $languages } (default: what the environment asks for)
help-commands = commands
help-serve = tables for everyone on your network, in the browser
help-host = the address to listen on (default: { $default }, this machine only)
help-port = the port (default: a free one)
help-data = the folder in which tables are kept
help-database = a PostgreSQL database that several servers share, instead of the folder: postgresql://…
help-config = print a configuration for `serve`, every setting explained
help-open = open a browser there
help-games = the games, with their seats and options
help-languages = the languages, and what each of them lacks
help-rules = the rules of a game, with their numbers
help-search = only the rules in which this occurs
help-play = play in the terminal against bots
help-game = the game: { $games }
help-seats = how many play
help-bots = levels of the bots, separated by commas; one level stands for all; also random
help-me = your seat, counted from 0 (default: { $default })
help-name = your name
help-seed = the seed of all chance (default: a new one)
help-option = an option of the table, as name=value; may be given several times
help-save = write the record of the game to this file
help-verify = replay every stored game of a server, and say which would come out otherwise
help-new-game = write a small game that works, to be changed into your own
help-game-name = what the game is called: lower-case letters and digits
help-game-folder = the folder to write to (default: this one)
game-name-allowed = two or more lower-case letters and digits, a letter first, and none of { $games }
game-written = The game is in { $folder }; its tests run by: python -m pytest { $tests }
game-install = It is found once it is installed: pip install --editable { $project }
verifying = replaying
verify-differs = { $table } ({ $game }, { $status }): begun under version { $version } of the rules, differs under { $now }; replays up to { $far }
verify-broken = { $table } ({ $game }, { $status }): cannot be replayed: { $problem }
verify-unreadable = { $table }: cannot be read: { $problem }
verify-damaged = the database is damaged: { $problem }
verify-version = the version of the database cannot be read: its games are read as version { $known }, that of this release.
verify-lost-header = the database is damaged: its header (page 1) cannot be read, and so none of its games.
verify-lost-schema = the database is damaged: its schema (page { $pages }) cannot be read, and so none of its games.
verify-lost-file = the database is damaged: its file is cut off, { $there } of { $of } pages are there, and none of its games can be read.
verify-restore = `rotonde admin restore BACKUP --overwrite` puts a backup in the place of a damaged database, and that one aside.
verify-nowhere = nowhere
verify-total =
    { $same ->
        [one] One game comes out the same, { $differ } do not.
       *[other] { $same } games come out the same, { $differ } do not.
    }
help-replay = print a recorded game, or step through it with the arrow keys
help-file = a record
help-seat = show what this seat saw (default: what a bystander saw)
help-at = the position after this many actions
help-plain = print, even on a terminal
help-simulate = many games at once, and what came of them
help-number = how many games (default: { $default })
help-jobs = how many processes (default: one a core)
help-horizon = give a game up after this many decisions (default: { $default })
help-out = write a line of JSON a game to this file
help-material = a file in place of one from the box, as name=FILE (a map, a board, a deck); may be given several times
help-material-file = the file, JSON like the one in the box
help-samples = how many { $samples } (default: { $default })
help-svg = save the chart to this file

## Checks of somebody's material

sound = { $file } is sound: { $title } can be played on it.
studied = Studied with { $count } { $samples }, seed { $seed }.
drawn = The chart is in { $file }.

## What is wrong with a command line

arguments = arguments
options = options
error-usage =
    { $problem }
    `{ $command } --help` shows what there is.
missing = missing: { $what }
unknown-argument = unknown argument: { $what }
unknown-choice = { $argument }: '{ $value }' is not allowed; allowed: { $allowed }
needs-value = { $argument }: a value is missing
takes-no-value = { $argument } takes no value

## What is allowed where a value was refused

allow-whole = a whole number from { $low } to { $high }
allow-number = a number from { $low } to { $high }
allow-line = text on one line
allow-option = name=value, with the names { $names }
allow-material = name=FILE, each name once: { $names }
allow-bots = { $levels }; one for all, or { $wanted } of them
allow-word = a word that occurs in a rule
why-directory = it is a folder
why-missing = there is no such file
why-permission = that is not permitted

## games, rules

seats = seats: { $seats }
visitors = bots from outside: { $visitors }
levels = bots: { $levels }
default = (default: { $value })

## languages

languages-language = LANGUAGE
languages-owner = OWNER
languages-sentences = SENTENCES
languages-missing = missing
languages-unused = unused
languages-other_parameters = other parameters than in English
languages-unreadable = cannot be read

## play

me = Player
you = you
seat = Seat { $seat }
welcome = { $title }. Type an action, or its number. ? shows the rules that apply, help what else there is.
help =
      an action   as listed; case and order do not matter, and words may be cut short: { $example }
      a number    the action of that number in the list
      ?           the rules that apply now, in full;  ? WORD  searches all rules
      list        every action that is allowed now
      board       the board again
      hint        what the best bot would do, and why
      help        this
      quit        leave, if you say yes (the record is kept if --save was given)
      /quit       any command may begin with a slash; without one, an action of that name is meant
your-turn = Your turn: { $asks }.
many-ways = { $count } ways, such as: { $sentence }
refused = That is not allowed now:
hint = { $action }  ({ $sentence }): { $reason }
nothing-found = No rule says '{ $word }'.
saved = The record is in { $file }.
leave = Leave the table? y/n
# What may be typed for yes, small letters, with spaces between.
yes-words = y yes
left = You left the table.
over = The game is over.
won = Won: { $names }. Scores: { $scores }.
lost-by-all = Nobody won. Scores: { $scores }.

## replay

record = { $title }, { $seats } seats, { $actions } actions, rules version { $version }; { $options }
verified = Seed { $seed }: checked, it gives exactly this chance.
verified-from = Seed { $seed }: checked, it gives exactly this chance after the { $given } actions that the game began with.
verified-shared = Commitment { $commitment }: the server's part fits it and gives, with { $count } contributions, exactly this chance.
verified-from-shared = Commitment { $commitment }: the server's part fits it and gives, with { $count } contributions, exactly this chance after the { $given } actions that the game began with.
sealed = The seed is not opened, so chance cannot be checked.
unfinished = The record ends here, before the game does.
turn = Turn { $turn }: { $name }
start = The start
position = action { $at } of { $of }
keys = ← → decision   ↑ ↓ turn   Home End   q quits

## simulate

simulating = Games
simulated = { $title }, { $seats } seats, { $bots }: { $games } games from seed { $seed }
interrupted = Interrupted: { $done } of { $games } games were played.
horizon = { $count } of { $games } games reached the horizon of { $horizon } decisions and count as not won.
no-horizon = Every game came to its end.
won-shares = Share won, with 95 % intervals
lengths = Length
decisions = decisions
turns = turns
scores = Scores
spread = mean { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, median { $median }, from { $least } to { $most }
no-games = No game was finished.

## What `rotonde admin` says, and the help of its commands.

help-admin = look after a server, also while it runs
help-admin-list = the tables or the people of the server
help-admin-statistics = what is played here: counts and charts
help-admin-close = end a game with nobody the winner, and say so to its players; a table not begun goes
help-admin-remove = remove a table for good, with all that was played and said there
help-admin-ban = shut the doors to a guest, an address or a network
help-admin-unban = open them again
help-admin-reports = lines of chat that people complained of
help-admin-hide = take a line out of the chat
help-admin-dismiss = let a reported line stand
help-admin-backup = write the whole server to one file, also while it runs; the file holds secrets
help-admin-restore = put a backup back, here or on another machine
help-admin-reset = a link, good once and for a day, for somebody who has lost every key to their account
help-admin-rejudge = make all ratings anew from the results that are stored
help-person = the name of an account
help-what = tables (the default), people or bans
help-table = the name of the table, as it stands in its address
help-line = the number of the line
help-who = a guest, an address (192.0.2.7) or a network (192.0.2.0/24)
help-reason = why, for yourself
help-backup = the file of the backup
help-config-file = a file of settings, as `rotonde config` prints it
help-json = answer in JSON, for scripts
help-overwrite = put tables that are there aside

## Lists

head-table = TABLE
head-game = GAME
head-status = STATUS
head-access = ACCESS
head-n = ROWS
head-made = MADE
head-seats = SEATS
head-guest = GUEST
head-name = NAME
head-open = OPEN
head-running = RUNNING
head-over = OVER
head-note = NOTE
head-who = WHO
head-kind = KIND
head-since = SINCE
head-reason = REASON
kind-guest = guest
kind-address = address
status-open = open
status-running = running
status-over = over
access-public = public
access-link = link
access-private = private
open-seat = (open)
banned = banned
no-tables = There is no table yet.
no-people = Nobody has been here yet.
no-bans = Nobody is banned.
no-reports = No report waits.
report =
    { $times ->
        [one] Table { $table }, line { $line }, { $at }: reported once
       *[other] Table { $table }, line { $line }, { $at }: reported { $times } times
    }
settle-reports = `rotonde admin hide TABLE LINE` takes a line out, `dismiss TABLE LINE` lets it stand, `ban GUEST` shuts the doors.
statistics = { $tables } tables, { $people } people, { $rows } rows played, { $lines } lines said, { NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
tables-by-game = Tables by game
tables-by-day = Tables opened, the last 14 days

## What was done

did-close = Table { $table } is closed.
did-remove = Table { $table } is gone.
did-ban = The doors are shut to { $who } ({ $kind }).
did-unban = The doors are open to { $who } again.
did-hidden = Line { $line } of table { $table } is hidden.
did-dismissed = Line { $line } of table { $table } stands.
did-backup = The server is in { $file }, { $bytes } bytes. Keep it safe: whoever has it can be anyone here.
did-restore = { $file } is restored to { $folder }; `rotonde serve` goes on from there.
did-reset = Give this to { $name } and to nobody else; behind the server's address it opens once, within a day: { $path }
rejudging = Games
did-rejudge = The ratings are made anew from { $games } games.
put-aside = What was there before is in { $folder }.

## What `rotonde lab` says, and the help of its commands.

help-lab = play many games that answer a question, and draw the answer
help-lab-run = play a study; what was interrupted goes on where it stopped
help-lab-report = draw the report of what was played again, in another language for example
help-study = the study: a TOML file, explained in docs/laboratory.md
help-results = the folder of the results (default: the study's name with -results)
help-study-games = games in each arm, instead of what the study says
help-cluster = play on the Ray cluster at this address instead of here (needs rotonde[cluster])
help-charts = also write every chart as an SVG file into this folder
lab-goes-on = { $done } of { $games } games were played before; going on.
lab-interrupted = Interrupted after { $done } of { $games } games. The same command goes on where it stopped.
lab-drawn =
    { $games } games: { $folder }
    The report: { $file }
lab-other-study = { $file } has changed since these games were played (other: { $differs }). The report is of the study that was played.
lab-other-sources = Other code, rules or bots played these games: { $theirs }. The names of rules and things are those of today.

## What the laboratory's report says.

report-question = The question
report-played = What was played
report-arm = Arm
report-seats = Seats
report-bots = Bots
report-options = Options
report-as-usual = as usual
report-material = Own material
report-games = Games
report-finished = came to their end
report-method = Every arm plays the same { $games } seeds from study seed { $seed }. Bots have no clock here, so the same study gives the same results on any machine. Intervals are 95 %: Wilson's for shares, normal for means. What is printed in bold lies outside what chance alone explains at that level; among many numbers one in twenty does so by accident.
report-bots-only = This is what bots of the named levels do with the rules. People may find what they do not.
report-rotated = Players change seats from game to game.
report-seat = Seat { $seat }
report-won-by-seat = Share won by seat
report-won-together = Share of games won together
report-even = The dotted line is an even share.
report-won-by-player = Share won by player
report-won-by-order = First-player advantage: share won by turn order
report-begins = begins
report-plays-nth = plays as no. { $n }
report-won-by-trait = { $trait }: share won
report-trait-games = { $share }, { $count } times
report-length = Length, in decisions
report-turns = Length, in turns
report-scores = Scores
report-lead-changes = Lead changes in a game
report-measures = What this game counts, per game
report-spread = { $mean } ({ $low } to { $high })
report-mean-note = Grey: how single games lie. Dot and line: the mean and its interval.
report-compared = Compared with “{ $arm }”, game by game
report-compared-note = The mean difference to the same seeds played in the first arm, with its interval. Bold: the interval leaves out 0.
report-measure = Measure
report-seat-wins = Won by seat { $seat }
report-player-wins = Won by player { $player }
report-first-wins = Won by who begins
report-together-wins = Won together
report-mean-score = Mean score of a seat
report-uses = Use of every card and thing
report-uses-note = How often in a game, by what happened with it; all arms together.
report-never-used = Never seen: { $names }
report-thing = Name
report-all = all
report-rules = How often each rule was exercised
report-rules-note = Per game, all arms together. At work: events that show the rule at work. Bore: decisions on which it bore. Refused: how often it said no to somebody who tries { $tried } actions of any kind at every decision.
report-rule = Rule
report-applied = At work
report-bore = Bore
report-refused = Refused
report-rules-covered = { $met } of { $all } rules were exercised. Silent here: { $silent }.
report-rules-all-covered = All { $all } rules were exercised.
report-unfinished = { $count } of { $games } games were broken off after { $horizon } decisions.
report-incomplete = This study was interrupted: { $done } of { $all } games are in. The same command goes on.
report-made-by = Played by Rotonde { $version }, rules version { $rules } of { $game }, sources { $sources }; drawn by rotonde lab.
report-contents = Contents

## Things that events name, as far as several games have them; others keep their own name.

report-thing-agent = Agents
report-thing-capital = Capitals
report-thing-card = Cards
report-thing-colour = Colours
report-thing-goods = Goods
report-thing-instruction = Instructions
report-thing-network = Networks
report-thing-reason = Reasons
report-thing-space = Spaces
report-thing-station = Stations
report-thing-train = Trains

## What people call a level; who is not named here is called by the name that one types.

level-novice = novice
level-casual = casual
level-regular = regular
level-strong = strong
level-master = master
level-random = random

## Bots

bot-imagined =
    { $tries ->
        [one] Of one game imagined from here, { $share } % went well.
       *[other] Of { $tries } games imagined from here, { $share } % went well.
    }
bot-untried = There was no time to imagine where this leads.
bot-share = { $reason } I see about { $share } % to win.

## Refusals of the server and of a table, by their code

refused-malformed = This message cannot be read: { $problem }
refused-too_large = This message is too large: at most { $most } bytes are read.
refused-unknown_path = There is nothing at this address.
refused-unknown_game = { $problem }
refused-unknown_table = There is no table { $table }.
refused-unknown_seat = There is no seat { $seat } here; the seats count from 0 to { $last }.
refused-bad_option = { $problem }
refused-bad_material = { $problem }
refused-bad_record = { $problem }
refused-ends_in_chance = Line { $line } of the record: it ends in the middle of what chance draws.
refused-too_long = The record has { $actions } actions; at most { $most } are read.
refused-no_moment = The game cannot be taken up at that moment: nobody decides there.
refused-bad_notation = { $problem }
refused-bad_origin = A page of another site may not speak for you here.
refused-not_yours = This seat is not yours.
refused-not_host = Only the host of this table may do that.
refused-private_table = This table is private: only who sits there or is invited may look.
refused-removed = The host of this table has asked you to leave it.
refused-banned = Whoever runs this server has shut its doors to you.
refused-resigned = You have resigned; a bot plays on for you.
refused-lent = A bot plays for this seat; take it back first.
refused-not_lent = No bot stands in for this seat.
refused-present = Whoever sits there is here and plays for themselves.
refused-too_soon = This person may still come back: a bot may play the seat in { $time }, unless they are here before.
refused-replaced = A bot plays for { $names }, who did not ask for it: this waits until they are back.
refused-not_abandoned = Nobody has been away long enough to end the game without them: that takes { $after } of absence, or { $limits } time limits missed in a row where each decision has one.
refused-asked_already = Another question waits for an answer first.
refused-nothing_asked = Nothing is being asked of you.
refused-chat_full = This table has said all that fits in its book: { $most } lines.
refused-unknown_line = Nobody said that here.
refused-too_many_channels = You are told in { $most } ways already, as many as one may have.
refused-unknown_channel = There is no such way to reach you.
refused-bad_channel = We cannot reach you there: the address is not one that this server may use.
refused-free_already = Nobody sits there.
refused-seat_between = A free seat lies between those who are there: fill it first, or let bots play.
refused-not_started = This game has not begun: a seat is open.
refused-already_started = This game has begun.
refused-other_rules = This game was begun under version { $version } of the rules and does not come out the same under version { $now }, which this server has. It is kept as it is.
refused-nothing_held = This game does not wait for its host's word.
refused-no_way_on = Under the present rules not even the start of this game comes out the same: it can only be closed.
refused-not_over = The game is not over yet.
refused-no_open_seat = No seat is open there.
refused-no_person = A table needs at least one person: bots do not play among themselves here.
refused-too_many_tables = You have opened { $most } tables whose games are not over, as many as one guest may; finish one first.
refused-bad_ticket = A table is opened with a contribution only after the server's commitment, and with each commitment once, within ten minutes: ask for another one.
refused-rematch_opened = The rematch was opened meanwhile, with another commitment: take your seat there.
refused-bad_invitation = This invitation is not for this table.
refused-stale = Another action came first: the game is at { $n } now.
refused-not_your_turn = It is not this seat's turn.
refused-hints_off = This table plays without hints.
refused-rated_without_hints = A rated game among people has no hints: open a table with hints, whose games are not rated.
refused-no_hint = The bot that should know has no answer now; try again.
refused-no_review = This game cannot be looked at again just now; try later.
refused-no_undo = That stands: something was drawn, seen or decided by another since.
refused-illegal = { $problem }
refused-over = The game is over.
refused-busy = Too much at once; come again in { $seconds } s.
refused-stored_enough = You have stored as much here today as one may; there is room again at midnight UTC, in { $hours } h.
refused-storage = The server cannot write to its disk now. Nothing was changed; try again.
refused-closing = The server is closing; come again in { $seconds } s.
refused-internal = Something went wrong on the server; the game stands as it was. Its host can find it as { $id }.
refused-bad_name = A name has { $least } to { $most } characters and no slash.
refused-mixed_scripts = This name mixes letters of several alphabets and may be taken for another; use one alphabet.
refused-bad_characters = A name has letters, digits, spaces and punctuation: no emoji, no symbols, no phonetic letters and no marks of another alphabet.
refused-unknown_person = Nobody here has an account named { $name }.
refused-name_taken = Somebody else has this name; choose another.
refused-name_of_account = { $name } is somebody's account here. If it is yours, sign in; else call yourself { $free }.
refused-bad_password = A password has { $least } to { $most } characters and is not your name.
refused-no_key = An account needs a password or a passkey.
refused-has_account = You are signed in already.
refused-no_account = This needs an account; sign in first.
refused-bad_entry = This name and this password do not belong together.
refused-bad_code = This recovery code does not fit, or was used before.
refused-bad_link = This link is good no longer; ask the host of this server for another.
refused-bad_passkey = This passkey could not be checked; try again.
refused-too_many_passkeys = An account has at most { $most } passkeys.
refused-unknown_passkey = There is no such passkey.
refused-unknown_session = No such device is signed in.
refused-unknown_token = There is no such token.
refused-too_many_tokens = An account has at most { $most } tokens for bots.
refused-bad_token = This token is good no longer; make another one on your personal page.
refused-not_by_token = A bot's token is for playing; this is for the person behind it.
refused-last_key = This is your only way in; choose a password or another passkey first.
refused-prove_first = Show once more that it is you: by your password or a passkey.
refused-guessing = Too many tries; come again in { $seconds } s. A passkey works at once.

## Notifications

notice-turn = Your turn: { $game }
notice-with = At the table with { $names }.
notice-alone = The bots are waiting.
notice-lent = A bot plays your seat: { $game }
notice-lent-text = You were away, and the others play on. Open the table to take your seat back at once.
notice-test = Rotonde reaches you
notice-test-text = This is what it looks like when it is your turn.
notice-confirm = Rotonde: is this your address?
notice-confirm-text = Somebody wants to be told here when it is their turn. If it is you, open this link:
notice-confirm-not = If not, do nothing: you will hear no more from us.
notice-open = To the table: { $link }
notice-stop = No more of these: { $link }

## Settings of a server, by their name

settings-head =
    How this server of Rotonde is run: `rotonde serve --config FILE`.
    Flags count before the environment, the environment before this file.
    A line without its # sets something; what stands here is the default.
setting-host = the address to listen on; 127.0.0.1 is this machine only, 0.0.0.0 everyone who can reach it
setting-port = the port; 0: a free one
setting-data = the folder in which tables are kept; empty: the system's place for such files
setting-database = a PostgreSQL database that any number of servers share: postgresql://…; empty: a file in `data`
setting-page = the folder of the built page; empty: the one that came with the server
setting-log = what is logged: debug, info, warning or error; empty: info, on a terminal warning
setting-log_form = how a line of the log looks: json or text; empty: json, on a terminal text
setting-metrics = an address such as 127.0.0.1:9464 at which Prometheus finds /metrics; empty: nowhere
setting-protocols = how HTTP and WebSocket are read: own (quick, with limits on slow clients), or plain (uvicorn's own)
setting-proxies = addresses, with commas, whose X-Forwarded-For and -Proto are believed; empty: nobody's
setting-http_rate = calls a second from one address, for long
setting-http_burst = and at once
setting-live_rate = messages a second on one live connection, for long
setting-live_burst = and at once
setting-live_per_address = live connections from one address
setting-costly_rate = what costs more (tables, hints, maps, exports), a second for one guest; five times that by address
setting-costly_burst = and at once
setting-chat_rate = lines a second that one guest may say, for long
setting-chat_burst = and at once
setting-sign_in_rate = tries a second to sign in by one name at one address, for long; five times as many from one address, twenty times for one name from all
setting-sign_in_burst = and at once
setting-upload_rate = records a second that may be brought from one address, for long
setting-upload_burst = and at once
setting-tables_per_guest = unfinished tables that one guest may have opened
setting-stored_bytes_per_day = bytes that one guest may store in a day (tables, maps, records, chat); five times that by address
setting-open_table_days = days after which a table that was never begun is removed; 0: never
setting-uploaded_record_days = days after which a record that was brought is removed; 0: never
setting-site = the address by which people come, such as https://rotonde.example; links in mails and hooks need it
setting-mail_server = the mail server that takes notices out, with its port: smtp.example:587; empty: no e-mail
setting-mail_security = how the mail server is spoken to: starttls, tls, or none for one on this machine
setting-mail_user = who we are there, if it asks
setting-mail_password = and its password
setting-mail_from = the address that notices come from
setting-hooks = where people's web hooks may be: public (TLS, open internet), any (also machines nearby), off
setting-push_services = push services besides the browsers' own that hooks = off allows: hosts, with commas
setting-notice_seconds = how long somebody who is not looking has to decide before they are told
setting-absence_seconds = how long a person must be away from a live table before the others may have a bot play the seat
setting-abandon_seconds = and before the others may end the game without a winner
setting-idle_seconds = a table that nobody uses for so long leaves the memory
setting-sweep_seconds = how often that is looked at
setting-bot_seconds = far more than a bot takes to think: past it, it hangs and is replaced
setting-lease_seconds = where several servers share a database: how long one plays for a table's bots without being heard
setting-proposal_seconds = where bots play with people: how long somebody hesitates before a bot proposes something
setting-bot_processes = processes in which bots think, besides one for the weakest; 0: one less than there are cores

## Greeting of a server that starts

greeting-at = Rotonde is at { $address }
greeting-others = For others on your network: { $address }
greeting-compiled = The engine is compiled. Ctrl-C stops the server.
greeting-interpreted = The engine is interpreted, five to seven times slower than compiled. Ctrl-C stops the server.

## Errors of the engine

error-unknown-game = there is no game '{ $game }'; the games here are { $known }
error-unknown-level = { $game } has no level '{ $level }'; its levels are { $known }
error-broken-plugin = { $name }, from the package { $package }, cannot be used: { $reason }
error-option = option { $option }: { $value } is not allowed; allowed: { $allowed }
error-seed = a seed is a whole number of at most 128 bits, from 0 up; '{ $seed }' is not
error-shared-seed = a server's part has 64 hexadecimal digits, a contribution 32 to 64, lower case; '{ $value }' has not
error-notation = '{ $notation }' is not an action; { $hint }
error-illegal-action = '{ $action }' is not allowed now ({ $rule }): { $reason }
error-take-back = seat { $seat } cannot go back to action { $step }: what was drawn, seen or answered since stands
error-snapshot = snapshot, at { $where }: { $problem }
error-material = material, at { $entry }: { $problem }
error-no-material = { $game } has no exchangeable material
error-record = record, line { $line }: { $problem }
error-rules = { $file }, at { $entry }: { $problem }
error-duplicate-names = an observation names { $names } more than once; seat and to_act are told of every game

## What is wrong with a record; the line is said before it

record-no-record = a record begins with '{ $title }'
record-disordered = expected { $known } in this order, found '{ $line }'
record-missing = { $key } is missing
record-no-number = { $key }: expected a number, found '{ $value }'
record-no-json = { $key }: no JSON from character { $at } on
record-no-object = { $key }: expected an object
record-no-steps = redrawn: '{ $pair }' is no step:times
record-too-few = given: { $given } actions, and there are { $count }
record-other-version = rules version { $version }; this is version { $here } of { $game }
record-seed-closed = the seed is not opened
record-other-chance = the seed gives '{ $drawn }', the record says '{ $said }'
record-chance-here = the seed gives '{ $drawn }' here
record-false-opening = the server's part does not match the commitment { $commitment }
record-other-seats = contributions: { $count }, and there are { $seats } seats

## What is wrong with a value in a file; the entry is said before it

value-missing = missing
value-unknown = unknown; known: { $known }
value-not-object = expected an object, found { $found }
value-not-list = expected a list, found { $found }
value-not-text = expected a text, found { $found }
value-too-long = expected a text of at most { $most } signs, found { $found }
value-not-name = expected letters, digits or { $signs }, found { $found }
value-not-small = expected small letters, found { $found }
value-not-flag = expected true or false, found { $found }
value-not-whole = expected a whole number from { $low } to { $high }, found { $found }
value-not-number = expected a number from { $low } to { $high }, found { $found }
value-not-allowed = expected one of { $allowed }, found { $found }
value-too-few = expected at least { $least }, found { $found }
value-too-many = expected at most { $most }, found { $found }
value-twice = { $found } is there twice
value-ruled = { $rule }: { $problem }

## Errors of `rotonde admin`

error-not-our-file = PostgreSQL has backups of its own: pg_dump, pg_restore
error-no-such-table = there is no table { $table }; `rotonde admin list` shows all
error-nothing-to-close = there is no table { $table } whose game is not over
error-no-such-guest = '{ $who }' is neither a guest nor an address; `rotonde admin list people` shows the guests
error-not-banned = { $who } is not banned; `rotonde admin list bans` shows who is
error-no-such-line = nothing was said at table { $table } under number { $line }
error-unknown-account = nobody has an account named { $name }

## Errors of a client

error-client = the server cannot be used: { $reason }
error-unreachable = { $url } does not answer: { $reason }
error-other-commitment = table { $table } has another commitment than before, or not our contribution: distrust its dice
error-refused = { $said } ({ $code })
error-refused-by-rule = { $said } ({ $code }, { $rule })

## Errors of the laboratory

error-study = { $file }, at { $entry }: { $problem }
study-not-toml = not TOML: { $why }
study-two-levels = expected one level for all, or { $seats }, one for each seat; found { $found }
error-other-study = { $folder } holds results of another study (other: { $differs }); choose another folder with --out
error-other-sources = { $folder } holds games that other code, rules or bots played: { $theirs }; here is { $ours }. More games would mix the two: choose another folder with --out, or go on with the version of then
error-other-node = a node of the cluster has other code, rules or bots: { $theirs }, here { $ours }; install the same on all
error-old-results = { $folder } does not say which study and sources its games are of; play them anew, into another --out
error-no-results = { $folder } holds no results of a study
error-needs-extra = this needs { $package }: pip install 'rotonde[{ $extra }]'
error-no-cluster = no cluster at { $address }: { $why }

## Errors of a server, said on the command line

error-bad-key-inside = its signing key is not 64 hexadecimal digits
error-cannot-back-up = { $file } cannot be written: { $why }
error-not-a-backup = { $file } is no backup of Rotonde: { $problem }
error-tables-there = { $folder } has tables already; --overwrite puts them aside and restores the backup
error-bad-key = { $where } is no signing key, which is 64 hexadecimal digits. Restore it from a backup; or remove it, and the server makes a new one: all guests then lose their cookies, and so their seats, unless they have an account
error-cannot-read-key = the signing key { $file } cannot be read: { $why }; it must belong to the user who runs the server
error-cannot-read-configuration = { $file } cannot be read: { $why }
error-configuration-not-toml = { $file }: not TOML: { $problem }
error-unknown-setting = { $place }: there is no setting '{ $name }'; `rotonde config` shows all
error-not-a-database = `database` is no address of a PostgreSQL database: postgresql://name@host/database
error-no-database = there are no tables in { $folder }; --data names the folder of the server
error-older-database = the database has version { $version }, this release has { $known }: start the server once to bring it over
error-cannot-claim = cannot use { $folder }: { $why }
error-already-served = another server is using { $folder }
error-bad-address = metrics: cannot listen on '{ $address }': { $why }
error-cannot-listen = cannot listen on { $host } port { $port }: { $why }
error-bad-setting = { $place }: '{ $value }' is not allowed; allowed: { $allowed }
error-newer-database = the database has version { $version }, this release of Rotonde knows versions up to { $known }
error-no-psycopg = PostgreSQL needs a package that is not there: pip install 'rotonde[postgresql]'
error-damaged-database = { $file } is damaged: { $problem }. `rotonde verify` says what of it cannot be read; `rotonde admin restore BACKUP --overwrite` puts a backup in its place, and this one aside

## Errors of the terminal

error-bad-argument = { $argument }: '{ $value }' is not allowed; allowed: { $allowed }
error-cannot-read = { $file } cannot be read: { $why }
error-cannot-write = { $file } cannot be written: { $why }
error-not-text = { $file } is not text in UTF-8
error-not-json = { $file }, line { $line }, column { $column }: not JSON: { $problem }
error-too-large = { $file } is too large or nested too deep: at most { $most } bytes and { $depth } levels
error-ambiguous = '{ $typed }' could be { $meanings }
error-not-understood = '{ $typed }' is not an action here; allowed now: { $allowed }

