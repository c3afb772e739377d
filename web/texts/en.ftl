### English: all that the page says around the boards. Other languages follow this file.

## The hall, the tables, the settings

pair = { $name }: { $value }
brand-tagline = Railway board games, open day and night
nav-skip = Skip to the content
nav-choices = Skip to your choices
nav-lobby = Station hall
nav-me = My account
nav-me-signed = My account: { $name }, signed in
nav-results = My results
nav-standing = Leaderboards
lobby-hello = Choose a game
lobby-now = Play now
lobby-now-with =
    { $count ->
        [one] with { $count } bot
       *[other] with { $count } bots
    }
lobby-solo =
    { $count ->
        [2] Solo (you play two hands)
       *[other] Solo (you play { $count } hands)
    }
solo-hand = { $name }, hand { $number }
lobby-past = Results
sheet-minutes = { $least } to { $most } minutes
sheet-minutes-short = { $least }–{ $most } min
sheet-age = from { $age } years
sheet-difficulty =
    { $level ->
        [1] easy
        [2] medium
       *[other] demanding
    }
how-to-play = How to play
invite-count = How many players?
invite-about = You need not know exactly: the game can start with whoever has come.
invite-hosting = I only host
invite-hosting-hint = This screen shows the table to all, for instance by a projector; I take no seat.
invite-create = Create the invitation
lobby-invite = Invite friends
lobby-join = Join a game
lobby-games = Games
lobby-seats =
    { $count ->
        [one] { $first } player
       *[other] { $first } to { $count } players
    }
lobby-setup = Create a custom game
lobby-players = Players
lobby-seat = Seat { $number }
lobby-me = Me
lobby-me-another = Another person here
lobby-open = A friend, by link
lobby-bot = Bot: { $level }
lobby-who = Who sits here
lobby-who-name = Name
lobby-options = Rules of this game
lobby-options-usual = as in the rulebook
material-title = A map, board or deck of my own
material-hint = Choose a file; it is read at once, and what is wrong in it is named.
material-there = On the table
material-off = take it off
lobby-create = Create the game
access-title = Who can join
access-link = by link
access-public = everyone
access-private = invited only
access-link-about = Anyone with the link can watch; invited players can join.
access-public-about = The game is listed in the hall: anyone can join or watch.
access-private-about = Only invited players can join or watch.
public-title = Open games
public-none = No open games right now. Create a public one.
public-free = { $count } free
public-watch = Watch
lobby-team = Team { $number }
lobby-mine = My games
lobby-mine-none = No games yet. Press “Play now”: a game begins at once.
lobby-name = My name
lobby-status-open = waiting for players
lobby-status-running = in progress
lobby-status-turn = your turn
lobby-status-over = finished
lobby-nogames = The server knows no game.
level-novice = novice
level-casual = casual
level-regular = regular
level-strong = strong
level-master = master
option-no = no
join-title = Join the game
join-text = You have been invited to a game of { $game }. Choose a name and sit down.
join-by = { $name } invites you to a game of { $game }. Choose a name and sit down.
join-name = Your name
join-seat = Sit down
join-watch = Watch only
join-public = A seat is free at a game of { $game }. Choose a name and sit down.
join-where = Which seat
join-with = with { $names }
waiting-title = Waiting for players
waiting-text =
    { $count ->
        [one] One seat is still free. The game starts when it is taken.
       *[other] { $count } seats are still free. The game starts when all are taken.
    }
waiting-link = Invitation link
waiting-copy = Copy the link
waiting-qr = QR code
waiting-qr-title = Join our game
waiting-qr-text = Point a telephone’s camera at it: it opens the table, and one sits down with a name.
waiting-qr-here = This server is for this machine alone: telephones cannot reach it. For an evening together, start it with
waiting-copied = Copied
waiting-free = free
waiting-kept = kept for { $name }
waiting-stand = Leave seat
waiting-remove = Remove
waiting-start = Start with bots
waiting-start-here = Start with these { $count } players
waiting-bots = Bots for the free seats
people-bot = bot, { $level }
people-you = you
people-away = away
people-here = here
people-turn = to move
people-thinking = thinking
people-standin = a bot stands in
people-replaced = away, a bot plays
people-resigned = has resigned
people-seat = Player { $number }
people-change = since your last move
people-all = Players
status-title = What is happening
ask-yours = Your turn: { $ask }
ask-named = { $name }: { $ask }
ask-moment = One moment
ask-won = { $names } wins
ask-won-many = { $names } win
ask-won-you = You win!
ask-won-all = You win together!
ask-won-nobody = Nobody has won
ask-lost-all = The game is lost for everyone
hint-ask = Hint
hint-asking = Thinking…
hint-says = Suggested: { $action }
hint-take = Play this move
hint-close = Close
standin-title = If somebody is away
standin-level = The bot that may stand in
standin-about = After an absence of usually two minutes the others may have it play; the person takes the seat back at any time.
hint-allow = Hints
hint-allow-hint = Players may ask what the strongest bot would do.
hint-allow-people = Players may ask what the strongest bot would do. A game of several people with hints is not rated.
hint-unrated = With a hint this game is no longer rated.
hint-anyway = Show the hint
rated-yes = This game counts for the ratings.
rated-broken_off = Not rated: the game was broken off.
rated-material = Not rated: played on a map, board or deck of one's own.
rated-brought = Not rated: the game was not begun here.
rated-alone = Not rated: nobody plays against anybody else.
rated-hinted = Not rated: hints are allowed, or one was given.
rated-stand_in = A bot played for somebody: a win with help is not rated.
rated-back = Not rated: a move was taken back after something was drawn or seen.
rated-lost = This game will then not be rated.
proposal-mine = { $name } suggests
proposal-other = { $name } suggests to { $other }
proposal-take = Do it
proposal-close = Put the suggestion away
undo-one = Take back
undo-all = Start of turn
undo-done = { $name } takes a move back
menu-title = At this table
menu-sure = Really? { $what }
menu-back = Take back my last move
menu-back-about = The others are asked; dice and cards are then drawn anew.
menu-back-alone = Dice and cards are then drawn anew.
menu-end = End the game
menu-end-about = If all agree, it ends as it stands: whoever is ahead has won.
menu-end-alone = It ends as it stands: whoever is ahead has won.
menu-abandon = End the game without { $name }
menu-abandon-about = Away for long. If all others agree, it ends: it is not rated, and nobody has won.
menu-abandon-alone = Away for long. It ends at once: it is not rated, and nobody has won.
menu-lend = Let a bot play for { $name }
menu-lend-about = { $name } is away, and may take the seat back at any time.
menu-lend-alone = { $name } is away, and may take the seat back at any time.
menu-lend-soon = { $name } may still come back; a bot may play in { $time }.
menu-wait = This waits until { $names } is back: a bot was put in their place.
menu-leave = Leave
menu-leave-about = A bot plays for you until you come back.
menu-leave-alone = A bot plays for you until you come back.
menu-resign = Resign
menu-resign-about = You lose. With others still in the game, a bot plays on in your place.
menu-hall = Station hall
menu-hall-about = The game waits for you; you find it among your tables.
menu-past = Look back
menu-past-about = Step by step through what has happened so far.
requests-back = { $name } would like to take the last move back.
requests-end = { $name } would like to end the game as it stands.
requests-abandon = { $name } would like to end the game because of a long absence: it would not be rated, and nobody would win.
requests-wait = Waiting for { $names } to agree.
requests-yes = Agree
requests-no = No
requests-here = No, I am back
requests-withdraw = Never mind
lent-text = A bot plays for you.
lent-replaced = You were away, and a bot plays in your place.
lent-resigned = You have resigned. A bot plays on in your place.
lent-back = Take my seat back
replay-title = The game once more
replay-bar = Through the game
replay-play = Play
replay-pause = Pause
replay-on = One move on
replay-back = One move back
replay-turn-on = Next turn
replay-turn-back = Previous turn
replay-moment = Moment
replay-of = { $number } / { $count }
replay-speed = Speed
replay-rounds = Round
replay-round = Round { $number }
replay-eyes = Seen by
replay-bystander = a bystander
review-open = Review
replay-now = To the table
branch-open = Play on from here
branch-title = A new table from here
branch-about = The game stands as it did at this moment; what chance brings from here on is new.
branch-begin = Open the table
origin-upload = A record that was brought here
origin-verified = its seed gives exactly this chance
origin-unverified = without a seed, so its chance cannot be checked
origin-branch = It began at a moment of another game
origin-example = It began as the example { $id } of a rule
file-choose = Choose a file
record-bring = Import a game
record-hint = A text file, from this page or from “rotonde play --save”. It is kept here for some months: keep the file.
link-lost = The line is down. Trying again…
link-kept = The line is down. Your move is kept, and sent when the line is back.
link-late = The game went on while the line was down: your move came too late.
link-connecting = Connecting…
panel-title = Log, rules, choices and chat
panel-log = Log
panel-rules = Rules
panel-choices = Choices
panel-chat = Chat
chat-empty = Nobody has said anything yet.
chat-hidden = Removed by the host of this server.
chat-write = Say something to the table
chat-send = Send
chat-held = The line is down. This is said as soon as it is back.
chat-more = About this line
chat-mute = Mute { $name }
chat-unmute = Read again
chat-muted = { $name } is muted.
chat-report = Report
chat-reported = Reported
dialog-close = Close
recap-title = What the others did
recap-line = { $name }: { $line }
recap-score = now at { $score }
recap-again = Play again
recap-hurts = this concerns you
recap-marks = Changed since you played, until you play
keys-back = look back in the game; Esc or End: now
back-title = Look back in this game
back-moment = You are looking at move { $number } of { $count }
back-called = It is your turn
back-now = Back to now
log-empty = Nothing has happened yet. What players do is written here.
rules-search = Search the rules
rules-now = bears on this moment
rules-onlynow = Only what applies now
rules-none = No rule speaks of that.
example-title = Example:
example-show = Show me
example-close = Close the example
rules-rulings =
    { $count ->
        [one] { $count } ruling
       *[other] { $count } rulings
    }
choices-title = What you may do
choices-none = Nothing to choose now.
choices-waiting = Waiting for { $name }.
choices-filter = Look for a choice
choices-group =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
choices-nomatch = No match.
choices-here = The choices stand above the table.
facts-title = What you know
refused-title = Not allowed
refused-rule = Read it in the rules
refused-close = All right
settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-auto = system
settings-theme-day = day
settings-theme-night = night
settings-motion = Animations
settings-motion-auto = system
settings-motion-full = on
settings-motion-none = off
settings-tempo = Speed of others’ turns
settings-tempo-slow = slow
settings-tempo-normal = normal
settings-tempo-fast = fast
settings-tempo-instant = instant
settings-sound = Sounds
settings-keys = Single-key shortcuts
settings-list = Show moves as a list
keys-title = Keys
keys-help = show these keys
keys-choices = go to the choices
keys-log = read the log
keys-rules = open the rules
keys-settings = settings
keys-tempo = change how fast others’ turns are shown
keys-esc = put back, close; see at once how things stand
keys-off = Single keys are switched off in the settings.
end-agreed = All agreed to end the game here.
end-abandoned = The game was ended because of a long absence: it is not rated, and nobody has won.
end-closed = The host of this server closed the game.
end-unfinished = The record ends before the game does.
end-resigned = Resigned: { $names }.
end-together-won = Everyone at the table has won.
end-together-lost = This time the table has lost.
end-rank = Place
end-player = Player
end-score = Score
end-again = Rematch
end-again-hint = same rules, next player starts
end-offer = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
end-offer-somebody = The others want a rematch.
end-accept = Accept
end-story = The story of the game
end-story-turn = Turn { $number }
end-story-see = Look at this turn
end-share = Share the result
end-share-send = Send
end-share-keep = Download the picture
end-share-link = Link to the game
end-replay = Replay
end-record = Download the record
seed-title = The dice can be checked
seed-shared = All dice and cards come from a secret number of the server and from a random number of each person. The server fixed its number before it saw theirs, and its seal was shown; when the game is over, the number is opened, and the record lets anyone check every throw.
seed-alone = All dice and cards come from a secret number of the server. Its seal was shown before the first move; when the game is over, the number is opened.
seed-commitment = Seal
seed-server = Server’s number
seed-later = opened when the game is over
seed-nothing = none
seed-kept = the seal is unbroken
seed-broken = the seal does not fit
seed-changed = this is not the seal that you were shown
seed-missing = your number was left out
seed-byhand = This page is not on a safe line (HTTPS), so the browser cannot check the seal itself. In a terminal:
end-look = Look at the table
pass-title = Pass the screen to { $name }
pass-text = The others look away.
pass-ready = I am { $name }
lesson-learn = Learn
lesson-learn-named = Learn it first: { $lesson }
lesson-next = Next
lesson-show = Show me
lesson-back = Back
lesson-leave = Leave the lesson
lesson-other = That could be done too. The example goes on like this: { $action }
lesson-done = Well done!
lesson-done-text = The rest you learn by playing: point at anything on the board, and it says what may be done with it.
lesson-play = Play a game now
lesson-again = Start again
tour-skip = Skip the tour
tour-next = Next
tour-done = Understood
tour-step = { $number } of { $count }
error-title = Something went wrong
error-home = Back to the hall
error-again = Try again
error-noboard = This game has no board: it is played by its list of choices.
loading = One moment…
rules-other-title = This game waits for its host
rules-other-over = This game was played by other rules
rules-other-why = It was begun under version { $version } of the rules. The server now has version { $now }, under which it would be another game, so nothing of it is changed.
rules-other-far = Up to action { $at } of { $of } it is the same under both. It can go on from there; what came after is kept, but no longer counts.
rules-other-nowhere = Not even its start is the same under both, so it can only be closed.
rules-other-go_on = Go on from there
rules-other-close = Close the game
rules-other-closed = It was closed, with nobody the winner; what was played is kept.
rules-other-host = Whoever opened the table decides how it goes on.

## The account

account-title = My account
account-results = My results
account-standing = Leaderboards
account-guest = You play as a guest
account-guest-about = This browser knows you as { $name }. With an account you find your games on every device, and nothing is lost.
account-make-title = Create an account
account-make-about = Your games stay yours. No e-mail is asked.
account-make-name = Name
account-make-password = Password
account-make-password-about = At least 8 characters; a short sentence is easy to keep in mind.
account-make-submit = Create account
account-make-passkey = Create one with a passkey instead
account-in-title = Sign in
account-in-submit = Sign in
account-in-passkey = Sign in with a passkey
account-in-bring =
    { $count ->
        [one] Take along the table of this browser ({ $count })
       *[other] Take along the { $count } tables of this browser
    }
account-in-bring-about = Otherwise all waits here and is back when you sign out.
account-in-lost = Forgot password
account-lost-title = Sign in with a recovery code
account-lost-about = The code is spent by this, and every other device is signed out. If you have no code left, ask the host of this server for a link.
account-lost-code = Recovery code
account-lost-new = New password
account-lost-submit = Set new password
account-reset-title = A new password
account-reset-about = The host of this server has given you this link; it opens once.
account-or = or
account-show = Show the password
account-passkey-why-insecure = Passkeys need a safe line (HTTPS), which this address has not.
account-passkey-why-address = Passkeys need a name such as rotonde.example; this address is a number. On this machine, localhost will do.
account-passkey-why-none = This browser knows no passkeys.
account-passkey-failed = The browser gave no passkey. Nothing was changed.
account-since = since { $day }
account-name-title = My name
account-name-save = Save
account-name-saved = Saved.
account-out = Sign out
account-codes-title = Recovery codes
account-codes-about = Each opens your account once, if every other key is lost. They are shown only now: write them down or save the file.
account-codes-left =
    { $count ->
        [one] { $count } code is left.
       *[other] { $count } codes are left.
    }
account-codes-new = Make ten new codes
account-codes-new-about = New ones make the old ones void.
account-codes-copy = Copy
account-codes-copied = Copied
account-codes-save = Save as a file
account-codes-kept = I have kept them
account-keys-title = My keys
account-keys-password = Password
account-keys-password-none = none: you enter by passkey
account-keys-password-change = Change the password
account-keys-password-set = Choose a password
account-keys-password-new = New password
account-keys-password-others = Sign out my other devices
account-keys-password-done = Changed.
account-keys-passkeys = Passkeys
account-keys-passkeys-none = none yet
account-keys-passkeys-add = Add a passkey
account-keys-remove = Remove
account-tokens-title = My bots
account-tokens-about = A program that has a token plays for you: it opens tables, joins them and moves. It cannot change your account. How to write one is in the documentation.
account-tokens-name = Name of the bot
account-tokens-make = Make a token
account-tokens-once = This is shown only now. Keep it like a password:
account-tokens-kept = I have kept it
account-tokens-end = Revoke
account-devices-title = Signed-in devices
account-devices-here = this one
account-devices-seen = last seen { $day }
account-devices-out = Sign out
account-devices-others = Sign out everywhere else
account-data-title = My data
account-data-export = Download my data
account-data-export-about = One file with your games, to replay anywhere, and all else that is kept.
account-data-delete = Delete my account
account-data-delete-guest = Forget me
account-data-delete-about = Games that run are resigned. Finished ones stay, without your name; what you said is erased.
account-data-delete-sure = Delete everything now
account-data-delete-no = Rather not
account-data-deleted = All gone. Farewell!
account-prove-title = Is it you?
account-prove-about = For this, show a key once more.
account-prove-submit = Confirm
account-prove-passkey = Show a passkey

## Notices of my turn

notifications-title = Turn notifications
notifications-open = Turn notifications
notifications-intro = Once for each turn, and not while you look at the table.
notifications-device = On this device
notifications-page = While the page is open in the background
notifications-page-no = The browser does not let this page show notices. You can change that in its settings.
notifications-push = Also when the page is closed
notifications-push-hint = By your browser's push service; only this browser can read it.
notifications-push-insecure = Push needs a page that is served by HTTPS, or on this very machine; this server is reached by plain HTTP. Its host can change that.
notifications-push-unable = This browser has no push; some phones have it once the page is on the home screen.
notifications-push-denied = You have forbidden this page to show notices. You can change that in the browser's settings.
notifications-mail = By e-mail
notifications-mail-none = This server sends no e-mail: its host has set no mail server.
notifications-mail-address = E-mail address
notifications-hook = By web hook, for programs
notifications-hook-none = This server calls no hooks.
notifications-hook-public = An HTTPS address on the open internet; it gets JSON, signed with the secret shown here.
notifications-hook-any = Any HTTP address; it gets JSON, signed with the secret shown here.
notifications-hook-address = Address of the hook
notifications-secret = Secret
notifications-add = Add
notifications-test = Test
notifications-tested = on its way
notifications-drop = Remove
notifications-unconfirmed = waits for the link in its mail
notifications-here = this browser
notifications-another = another browser
notifications-mine = I am told here
notifications-quiet = Quiet hours
notifications-quiet-hint = Notices wait until they are over ({ $zone }).
notifications-from = from
notifications-to = to
notifications-link-confirm = Tell me here when it is my turn?
notifications-link-confirm-do = Yes, this is my address
notifications-link-confirm-done = From now on you are told here.
notifications-link-stop = No more mail about your turns?
notifications-link-stop-do = No more mail
notifications-link-stop-done = You get no more of these.
notifications-hall = To the station hall

## Time

pace-title = Pace
pace-none = no hurry
pace-live = live
pace-turn = per move
pace-none-about = no clock
pace-live-about = Everyone has a clock for the whole game, and gains a little with each move.
pace-turn-about = Time limit per move, from 30 seconds to 7 days.
pace-live-bank = Time for each
pace-turn-time = Time per move
pace-live-of = { $time } + { $more } per move
pace-live-plain = { $time } for the game
pace-turn-of = { $time } per move
pace-zero = When time runs out
pace-zero-bot = a bot plays
pace-zero-forfeit = the seat is lost
pace-zero-nothing = nothing
pace-zero-bot-then = then a bot plays
pace-zero-forfeit-then = then the seat is lost
pace-zero-nothing-then = the overrun is only shown
pace-zero-bot-live = The bot stands in until you take your seat back.
pace-zero-bot-turn = The bot plays until somebody else has to decide.
pace-zero-forfeit-about = As if one had resigned.
pace-zero-nothing-about = The overrun is shown, and the game waits.
pace-level = Bot for a late player
pace-day = d
pace-hour = h
pace-minute = min
pace-second = s
pace-then = { $how }; { $then }
pace-left = time left: { $time }
pace-late = late by { $time }
pace-warn = { $time } left
pace-over = Your time is over
pace-change = Change the pace
pace-change-about = The others are asked: live, time per move, or no clock.
pace-change-alone = Live, time per move, or no clock.
pace-change-do = Ask the others
pace-change-now = Change
pace-asking = { $name } would like another pace: { $pace }.
pace-ended = Out of time: { $names }.
pace-mine = your turn
pace-theirs = { $name } to move
pace-title-turn =
    { $count ->
        [one] ● { $count } table waits for you
       *[other] ● { $count } tables wait for you
    }

## Leaderboards and a person’s results

ratings-title = Leaderboards
ratings-about = The line is where the true rating lies in 95 of 100 cases. Players stand in the order of its lower edge: of what is sure.
ratings-about-together = Here all win or lose together, so what counts is the share won, by how hard the table was. The line is the share's 95% interval.
ratings-games = Game
ratings-seats = Players
ratings-seats-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ratings-rank = Place
ratings-player = Player
ratings-rating = Rating
ratings-range = Range
ratings-played = Games
ratings-won = Won
ratings-bot = bot, { $level }
ratings-you = you
ratings-rated = { $value } ± { $spread }
ratings-provisional = provisional
ratings-provisional-about = Too few games yet to be sure.
ratings-empty = No game with so many players counts yet. Play one to its end; bots stand here too.
ratings-share = { $won } of { $games }
ratings-share-won = { $percent } won
ratings-option = { $title }: { $value }
ratings-usual = Usual rules
ratings-mine = My results
ratings-board = Leaderboard
ratings-since = with us since { $day }
ratings-guest = As a guest you stand on no leaderboard. With an account you do, with all that you have played here.
ratings-guest-make = Make an account
ratings-none = No finished game counts yet. A game against bots will do.
ratings-curve = Rating after each of { $games } games; now { $value }, give or take { $spread }
ratings-curve-first = first game
ratings-curve-last = now
ratings-recent = Latest games
ratings-result-won = won
ratings-result-lost = not won
ratings-replay = Replay

## Review of a game

review-title = Review
review-about = The strongest bot looks at every choice again, by what the player could know then.
review-curve = Chances to win, from the beginning to the end
review-begin = beginning
review-end = end
review-progress = { $done } of { $total } choices looked at
review-costly = What cost most
review-none = No choice cost much: well played.
review-took = { $name } chose: { $action }
review-better = Better: { $action }
review-odds = { $best } instead of { $own } to win
review-again = Try again
review-close = Close the review
review-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
review-lost = { $name }: { $choices }, { $loss } given away on average
review-lost-all = Together: { $choices }, { $loss } given away on average
