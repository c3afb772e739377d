-- What a database of schema 2 holds; its tables are the first 2 steps.
INSERT INTO "action" VALUES('t1',0,-1,'removes blue 2','action');
INSERT INTO "action" VALUES('t1',1,-1,'removes white 2','action');
INSERT INTO "action" VALUES('t1',2,-1,'removes red 2','action');
INSERT INTO "action" VALUES('t1',3,-1,'removes yellow 3','action');
INSERT INTO "action" VALUES('t1',4,-1,'removes green 3','action');
INSERT INTO "action" VALUES('t1',5,-1,'removes black 3','action');
INSERT INTO "action" VALUES('t1',6,-1,'rolls white white red blue blue blue black','action');
INSERT INTO "action" VALUES('t1',7,0,'reroll white','action');
INSERT INTO "action" VALUES('t1',8,-1,'rolls black','action');
INSERT INTO "action" VALUES('t1',9,0,'reroll white','action');
INSERT INTO "action" VALUES('t1',10,-1,'rolls blue','action');
INSERT INTO "action" VALUES('t1',11,0,'take blue 4','action');
INSERT INTO "game_table" VALUES(1,'t1','wurfel',1,'{"firstPlayer": 0}','000000000000000000000000000007ea','anna','come','running','[]');
INSERT INTO "guest" VALUES('anna','Anna');
INSERT INTO "schema_version" VALUES(1);
INSERT INTO "schema_version" VALUES(2);
INSERT INTO "seat" VALUES('t1',0,'person','Anna','','anna','h');
INSERT INTO "seat" VALUES('t1',1,'bot','Ben','novice','','');
