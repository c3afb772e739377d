"""The name of an account is its own: nobody else is called, sits down or talks like it."""

import unicodedata
from pathlib import Path

import pytest

from rotonde.server.identity.confusables import is_highly_restrictive, skeleton
from rotonde.server.identity.names import folded, looks, typed
from tests.server.account_holders import PASSWORD, call, fresh_name, in_store, make_account, sign_in
from tests.server.harness import BOT, ME, OPEN, Person, Server
from tests.server.refusals import is_shape


@pytest.mark.parametrize(
    "other",
    ["anna lund", "ANNA LUND", "Аnna Lund", "Anna  Lund", "AnnaLund", "anna-1und", "Anna Iund", "Ａnna Lund"],
)
def test_names_that_look_the_same(other: str) -> None:
    assert folded(other) == folded("Anna Lund")


@pytest.mark.parametrize("other", ["Anne Lund", "Änna Lund", "Anna Lund 2", "Anna", "-"])
def test_names_that_do_not(other: str) -> None:
    assert folded(other) != folded("Anna Lund")


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Bob", "ВОВ"),  # all of it Cyrillic: one alphabet, and the same in capitals
        ("Bob", "вов"),
        ("KOPE", "КОРЕ"),
        ("Arnold", "Amold"),
        ("Emil", "Emi1"),
        ("Anna", "ɑnna"),
        ("Anna", "𝐀nna"),
        ("Nikolai", "NIKOLAI"),
        ("Oeuvre", "œuvre"),
        ("Paul Martin", "Paul Mart\u0131\u0307n"),  # the dot upon i is put there once more
        ("Paul Martin", "Paul Marti\u0307n"),
        ("Paul Mart\u1ecbn", "Paul Mart\u1ecb\u0307n"),  # under a dot below
        ("Jan", "\u0237\u0307an"),
        ("Paul Martin", "Ｐａｕｌ Ｍａｒｔｉｎ"),
        ("Paul Martin", "Paul Mar\ufe0ftin"),
        ("Paul Martin", "Paul Martin ✓"),
        ("Paul Martin", "Paul Martin,"),
        ("محمد", "محـمد"),
    ],
)
def test_names_whose_skeletons_are_one(name: str, other: str) -> None:
    assert looks(name) & looks(other)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Nan", "Van"), ("Zoé", "Zoe"), ("Hanna", "Anna"), ("Anna", "Анна"), ("Anna", "Anna (2)")],
)
def test_names_whose_skeletons_are_two(name: str, other: str) -> None:
    assert not looks(name) & looks(other)


def test_skeletons_and_profile_are_those_of_uts_39() -> None:
    """Its own examples; and a skeleton is its own."""
    assert skeleton("pаypal") == skeleton("paypal") == "paypal"
    assert skeleton("ℵ") == skeleton("א")
    assert skeleton("ǉeto") == skeleton("ljeto")
    for c in (chr(code) for code in range(0x80, 0x3000) if chr(code).isalpha()):
        assert skeleton(skeleton(c)) == skeleton(c), c
    fine = (
        "Anna",
        "Zoé 2",
        "Анна",
        "Ελένη",
        "山田 Taro さん",
        "Kim 김",
        "王小明",
        "🚂 Léa",
        "O'Brien",
        "נועה",
    )
    assert [each for each in fine if not is_highly_restrictive(each)] == []
    mixed = ("Аnna", "Aνna", "Кim 김", "Аня Smith", "ᎪᏞᎪ", "Ꮷ", "Anna ᚦ")
    assert [each for each in mixed if is_highly_restrictive(each)] == []


@pytest.mark.parametrize("name", ["Аnna", "Pаul", "Αnna", "Ꭺda"])
def test_a_name_of_several_alphabets_is_refused(anna: Person, ben: Person, name: str) -> None:
    body = {"name": name, "password": PASSWORD}
    assert is_shape(ben.post("/api/account", body, 422), "mixed_scripts")
    assert is_shape(call(ben, "PUT", "/api/me", {"name": name}, 422), "mixed_scripts")
    seats = [{"kind": "me", "name": name}, BOT]
    assert is_shape(ben.post("/api/tables", {"game": "wurfel", "seats": seats}, 422), "mixed_scripts")


ODD = [
    "\ufe0f",
    "\U000e0100\ufe0e\ufe0f",
    "\u0335",
    "\u0338",
    "\u0332",
    "\u20dd",
    "\u20e3",
    "\u064b",
    "\u0363",
    "\u1d18",
    "\u029f",
    "\u0262",
    "\ua731",
    "\u02b0",
    "\u2071",
    "²",
    "①",
    "☑",
    " ✓",
    "™",
    " 🚂",
    " \u0301",
]


@pytest.mark.parametrize("odd", ODD, ids=ascii)
def test_a_name_with_characters_that_may_deceive_is_refused(server: Server, odd: str) -> None:
    with Person(server) as ben:
        name = f"Paul Martin{odd}"
        body = {"name": name, "password": PASSWORD}
        assert is_shape(ben.post("/api/account", body, 422), "bad_characters")
        assert is_shape(call(ben, "PUT", "/api/me", {"name": name}, 422), "bad_characters")
        seats = [{"kind": "me", "name": name}, BOT]
        assert is_shape(ben.post("/api/tables", {"game": "wurfel", "seats": seats}, 422), "bad_characters")


def test_nobody_joins_under_a_name_with_a_tick(anna: Person, ben: Person) -> None:
    opened = anna.open_table(ME, OPEN, OPEN)["table"]
    body = {"invitation": opened["invitation"], "name": "Paul Martin ☑"}
    assert is_shape(ben.post(f"/api/tables/{opened['id']}/join", body, 422), "bad_characters")


@pytest.mark.parametrize(
    "name",
    [
        "Zoé L'Hôpital-Lefèvre",
        "Françoise d’Œuvre",
        "Jürgen Groß",
        "Łukasz Żółć",
        "Jiří Dvořák",
        "Ðóra Þórsdóttir",
        "Iğdır İnci Çağla Şen",
        "Nguyễn Thị Phượng",
        "Đặng Hữu Nghĩa",
        "Nguye\u0302\u0303n",
        "Ștefan Țepeș",
        "Ελένη Παπαδοπούλου",
        "Ἀλέξανδρος",
        "Юрий Королёв",
        "Пе\u0301тя",
        "Дар\u02bcя Їжак",
        "Մարիամ",
        "ნინო",
        "נועה לוי",
        "שָׂרָה",
        "ז׳קלין",
        "محمد عبد الله",
        "مُحَمَّدٌ",
        "علی رضا",
        "فاطمة",
        "प्रिया शर्मा",
        "श्रीकृष्ण",
        "অনন্যা",
        "தமிழ்ச்செல்வி",
        "สมชาย ใจดี",
        "น้ำฝน",
        "සුනිල්",
        "សុខា",
        "王小明",
        "佐々木 健",
        "さくら",
        "ジョン・スミス",
        "か\u309aな",
        "김민준",
        "山田 Taro",
        "O'Brien Jr.",
        "Anna-Lena M. 2",
        "Kɔfi Mɛnsa",
        "Ọláyẹ\u0301mí",
        "Kaʻiulani",
        "Anna (2)",
        "Wagon 123",
        "Àngel Col·lell",
        "J̌ana",
    ],
)
def test_names_of_people_are_good(name: str) -> None:
    assert typed(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", ["🚂 Léa", "Аnna", "L\u00e9a❤\ufe0f"])
def test_names_from_before_are_good_at_tables_until_they_are_changed(tmp_path: Path, name: str) -> None:
    """Of guests and of accounts."""
    with Server(tmp_path / "data") as server, Person(server) as anna, Person(server) as ben:
        make_account(anna, "Zacharie")
        call(ben, "PUT", "/api/me", {"name": "Yvonne"})
        for before in ("Zacharie", "Yvonne"):
            in_store(server, "UPDATE guest SET name = ? WHERE name = ?", name, before)
            person = anna if before == "Zacharie" else ben
            seats = person.open_table(ME, {"kind": "me", "name": name}, ME, OPEN)["table"]["seats"]
            assert [each["name"] for each in seats[:3]] == [name, name, f"{name} (3)"]
            assert call(person, "PUT", "/api/me", {"name": name})["name"] == name
            call(person, "PUT", "/api/me", {"name": f"{name}☑"}, 422)
            call(person, "PUT", "/api/me", {"name": before})


def test_a_guest_from_before_who_looks_like_an_account_is_asked_for_a_usual_name(
    anna: Person, ben: Person
) -> None:
    name, before = fresh_name("Paul"), fresh_name("Ben")
    make_account(anna, name)
    call(ben, "PUT", "/api/me", {"name": before})
    in_store(ben.server, "UPDATE guest SET name = ? WHERE name = ?", f"{name} ✓", before)
    refused = ben.post("/api/tables", {"game": "wurfel", "seats": [ME, BOT]}, 409)
    assert is_shape(refused, "name_of_account")
    assert f"call yourself {name} 2." in refused["message"]["en"]
    ben.open_table({"kind": "me", "name": f"{name} 2"}, OPEN)


def test_no_account_and_no_guest_looks_like_an_account(anna: Person, ben: Person) -> None:
    """By one letter, in one alphabet: nothing that the profile would refuse."""
    number = fresh_name("").strip()
    make_account(anna, f"Marnie{number}")
    alike = f"Mamie{number}"
    assert is_shape(ben.post("/api/account", {"name": alike, "password": PASSWORD}, 409), "name_taken")
    assert is_shape(call(ben, "PUT", "/api/me", {"name": alike}, 409), "name_of_account")
    seats = [{"kind": "me", "name": alike}, BOT]
    refused = ben.post("/api/tables", {"game": "wurfel", "seats": seats}, 409)
    assert is_shape(refused, "name_of_account")
    assert f"Marnie{number}" in refused["message"]["en"]
    make_account(ben, fresh_name("Ben"))
    assert is_shape(call(ben, "PUT", "/api/me", {"name": alike}, 409), "name_taken")


def test_no_account_looks_like_one_by_dots_widths_or_commas(anna: Person, ben: Person) -> None:
    name = f"Paul Martin {fresh_name('').strip()}"
    make_account(anna, name)
    wide = name.translate({code: code + 0xFEE0 for code in range(0x41, 0x7B)})
    dotted = (name.replace("i", "\u0131\u0307"), name.replace("i", "i\u0307"), name.upper().replace("I", "İ"))
    for alike in (*dotted, wide, f"{name},", f"{name} •", name.replace("u", "u\U000e0100")):
        assert is_shape(ben.post("/api/account", {"name": alike, "password": PASSWORD}, 409), "name_taken")
        assert is_shape(call(ben, "PUT", "/api/me", {"name": alike}, 409), "name_of_account")
    make_account(ben, name.replace("i", "í"))


def test_accounts_from_before_keep_their_names_and_are_learnt_at_the_start(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as first, Person(first) as anna:
        make_account(anna, "Marnie")
        in_store(first, "UPDATE guest SET name = 'Маrnie' WHERE name = 'Marnie'")  # as it could be once
        in_store(first, "UPDATE account SET folded = 'marnie'")
        in_store(first, "DELETE FROM lookalike")
        in_store(first, "DELETE FROM house WHERE name = 'looks'")
        cookie = anna.cookie
    with Server(tmp_path / "data") as second, Person(second, cookie=cookie) as anna, Person(second) as ben:
        assert anna.open_table(ME, OPEN)["table"]["seats"][0]["account"] is True
        assert is_shape(call(ben, "PUT", "/api/me", {"name": "Mamie"}, 409), "name_of_account")


def test_a_guest_is_not_called_like_an_account(anna: Person, ben: Person) -> None:
    name = fresh_name("Clara")
    make_account(anna, name)
    before = ben.get("/api/me")["name"]
    refusal = call(ben, "PUT", "/api/me", {"name": name.upper().replace("A", "𝐀")}, 409)
    assert is_shape(refusal, "name_of_account")
    assert name in refusal["message"]["fr"]
    assert ben.get("/api/me")["name"] == before
    free = f"{name} 2"
    assert is_shape(refused := call(ben, "PUT", "/api/me", {"name": name}, 409), "name_of_account")
    assert free in refused["message"]["en"]
    assert call(ben, "PUT", "/api/me", {"name": free})["name"] == free


def test_the_name_that_is_suggested_is_free(anna: Person, ben: Person) -> None:
    name = fresh_name("Félix")
    make_account(anna, name)
    with Person(anna.server) as second:
        make_account(second, f"{name} 2")
    refusal = call(ben, "PUT", "/api/me", {"name": name}, 409)
    assert f"{name} 3" in refusal["message"]["en"]


def test_nobody_sits_down_under_the_name_of_an_account(anna: Person, ben: Person) -> None:
    name = fresh_name("Dora")
    make_account(anna, name)
    opened = anna.open_table(ME, OPEN, OPEN)["table"]
    body = {"invitation": opened["invitation"], "name": name.lower()}
    assert is_shape(ben.post(f"/api/tables/{opened['id']}/join", body, 409), "name_of_account")
    seats = [{"kind": "me", "name": name}, BOT]
    choice = {"game": "wurfel", "seats": seats}
    assert is_shape(ben.post("/api/tables", choice, 409), "name_of_account")
    assert call(anna, "POST", "/api/tables", choice, 201)["table"]["seats"][0]["account"] is True


def test_a_name_that_somebody_takes_later_must_be_changed_for_the_next_table(
    anna: Person, ben: Person
) -> None:
    name = fresh_name("Emil")
    call(ben, "PUT", "/api/me", {"name": name})
    table = ben.open_table(ME, ME)["table"]
    make_account(anna, name)
    assert ben.get(f"/api/tables/{table['id']}")["seats"][0]["name"] == name  # what was begun goes on
    refusal = ben.post("/api/tables", {"game": "wurfel", "seats": [ME, BOT]}, 409)
    assert is_shape(refusal, "name_of_account")


def test_a_seat_says_whether_its_name_has_a_page(anna: Person, ben: Person) -> None:
    name = fresh_name("Gina")
    make_account(anna, name)
    opened = anna.open_table(ME, {"kind": "me", "name": "My sister"}, OPEN)["table"]
    seated = ben.post(f"/api/tables/{opened['id']}/join", {"invitation": opened["invitation"]})["table"]
    assert [each["account"] for each in seated["seats"]] == [True, False, False]
    assert ben.get(f"/api/people/{name}")["name"] == name
    call(anna, "PUT", "/api/me", {"name": fresh_name("Gina")})
    listed = next(each for each in ben.list("/api/tables") if each["id"] == opened["id"])
    assert [each["account"] for each in listed["seats"]] == [False, False, False]  # the page has moved


def test_a_rematch_knows_who_has_a_page(anna: Person, ben: Person) -> None:
    name = fresh_name("Hugo")
    make_account(anna, name)
    make_account(ben, fresh_name("Ida"))
    opened = anna.open_table(ME, OPEN)["table"]
    ben.post(f"/api/tables/{opened['id']}/join", {"invitation": opened["invitation"]})
    anna.post(f"/api/tables/{opened['id']}/resign", {"seat": 0})
    fresh = anna.post(f"/api/tables/{opened['id']}/rematch")["table"]
    assert [(each["kind"], each["account"]) for each in fresh["seats"]] == [("open", True), ("person", True)]
    along = ben.post(f"/api/tables/{opened['id']}/rematch")["table"]
    assert [each["account"] for each in along["seats"]] == [True, True]


def test_an_account_that_was_made_before_look_alikes_were_known(anna: Person, ben: Person) -> None:
    """It is stored under its plain spelling; it signs in, and keeps its name."""
    name = fresh_name("Lili")
    make_account(anna, name)
    in_store(anna.server, "UPDATE account SET folded = ? WHERE folded = ?", name.lower(), folded(name))
    assert sign_in(ben, name)["account"]["name"] == name
    with Person(anna.server) as third:
        taken = {"name": name, "password": PASSWORD}
        assert is_shape(third.post("/api/account", taken, 409), "name_taken")
